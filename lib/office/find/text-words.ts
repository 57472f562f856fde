/**
 * By which words staff look for a page of the back office, besides its title: in both scripts, as they say them. The
 * search compares sounds as well, so other spellings of a word are not listed.
 */

/** By the path below `/admin`: a view of the table of subjects, or a list or form of Payload. */
export const taskWords: Readonly<Record<string, string>> = {
	"/data-requests": "তথ্যের অনুরোধ পরিবার সংশোধন মুছে ফেলা data request privacy",
	"/feedback": "মতামত অভিযোগ পরামর্শ feedback complaint",
	"/activity": "কে কী করেছে ইতিহাস ফিরিয়ে আনা আনডু undo history log activity",
	"/guide": "নির্দেশিকা সাহায্য নিয়ম হেল্প ম্যানুয়াল help manual guide",

	"/collections/notices": "বিজ্ঞপ্তি notice",
	"/collections/notices/create": "নোটিশ বিজ্ঞপ্তি সার্কুলার দিন লিখুন নতুন notice circular new publish",
	"/circulars": "সার্কুলার কে পড়েছে নিশ্চিত সম্মতি circular read confirm consent",
	"/banner": "জরুরি ঘোষণা ব্যানার বন্ধ banner emergency alert urgent",
	"/collections/school-dates": "ছুটি ক্যালেন্ডার শিক্ষাপঞ্জি পরীক্ষার তারিখ অনুষ্ঠান holiday calendar date event",
	"/school-dates/import": "ছুটির তালিকা এক্সেল excel holiday list import",
	"/collections/routines": "রুটিন সময়সূচি ক্লাস রুটিন routine timetable schedule",
	"/collections/curriculums": "সিলেবাস পাঠ্যক্রম syllabus curriculum",
	"/collections/contents": "পাতা ইতিহাস পরিচিতি page content about",
	"/collections/teachers": "শিক্ষক কর্মচারী স্যার টিচার teacher staff",
	"/collections/committee-members": "কমিটি সভাপতি পর্ষদ committee smc",
	"/collections/slides": "স্লাইডার ব্যানারের ছবি প্রথম পাতার ছবি slider slide",
	"/collections/media": "ছবি ফাইল পিডিএফ গ্যালারি picture photo file pdf gallery media",
	"/site-menu": "সাইটের মেনু লিংক menu link",
	"/bijoy": "বিজয় সুতন্নি ইউনিকোড রূপান্তর bijoy sutonny unicode convert",
	"/checklist": "চেকলিস্ট মাউশি অধিদপ্তর checklist directorate dshe",

	"/collections/students": "ছাত্র ছাত্রী স্টুডেন্ট মোবাইল জন্মনিবন্ধন student pupil mobile",
	"/section-roster": "রোল মোবাইল নম্বর বদল শাখার তালিকা হাজিরা roll roster mobile",
	"/collections/enrolments": "শাখা রোল বদল ভর্তি enrolment section roll",
	"/printing/certificates": "ছাড়পত্র টিসি প্রশংসাপত্র প্রশংসা পত্র প্রত্যয়নপত্র সনদ চারিত্রিক tc transfer certificate testimonial",
	"/printing/certificates/register": "ছাড়পত্র টিসি সনদ রেজিস্টার ক্রমিক tc certificate register",
	"/printing/certificates/many": "ছাড়পত্র টিসি প্রশংসাপত্র সবার একসাথে tc certificate many",
	"/printing/certificates/templates": "ছাড়পত্র টিসি প্রশংসাপত্র লেখা নমুনা tc certificate template",
	"/printing/identity-cards": "আইডি আই ডি কার্ড পরিচয়পত্র পরিচয় পত্র id identity card",
	"/printing/identity-cards/register": "আইডি কার্ড পরিচয়পত্র রেজিস্টার হারানো id identity card register lost",
	"/slips": "স্লিপ পাসওয়ার্ড লগইন ভুলে গেছে slip password login reset",
	"/import": "এক্সেল স্প্রেডশিট আমদানি তালিকা নামান excel spreadsheet import export csv",
	"/promotion": "প্রমোশন উত্তীর্ণ নতুন বছর শ্রেণি বদল promotion promote next year",

	"/exam-routine": "পরীক্ষার রুটিন পরীক্ষার সময়সূচি তারিখ হল কক্ষ exam routine schedule date hall",
	"/marks": "নম্বর মার্ক নাম্বার এন্ট্রি mark entry number",
	"/marks/release": "ফল রেজাল্ট প্রকাশ result publish release",
	"/printing":
		"এডমিট কার্ড প্রবেশপত্র প্রবেশ পত্র সিট প্ল্যান আসন বিন্যাস হাজিরা খাতা মার্কশিট নম্বরপত্র ট্যাবুলেশন শিট প্রিন্ট ছাপা admit card seat plan attendance marksheet tabulation print",
	"/printing/signature": "স্বাক্ষর সই সিল signature sign seal",
	"/collections/exams": "পরীক্ষা তৈরি বার্ষিক অর্ধবার্ষিক টেস্ট exam test",
	"/collections/results": "ফল রেজাল্ট মার্কশিট result marksheet",
	"/old-results": "পুরোনো ফল রেজাল্ট এক্সেল old result excel import",
	"/teaching": "বিষয় সাবজেক্ট চতুর্থ ঐচ্ছিক subject fourth optional",
	"/teaching/students": "কে কোন বিষয় নিয়েছে চতুর্থ ঐচ্ছিক গ্রুপ subject fourth optional group",

	"/admissions": "ভর্তি আবেদন এডমিশন গ্রহণ admission application accept",
	"/admissions/list": "ভর্তির তালিকা লটারি admission list",
	"/admissions/import": "লটারি ভর্তি তালিকা এক্সেল টেলিটক admission lottery excel import",
	"/collections/applications": "ভর্তি আবেদন application",
	"/globals/admission": "ভর্তি খোলা বন্ধ ফরম তারিখ admission open close form",

	"/globals/settings": "লোগো রং নাম ইআইআইএন সেটিংস logo colour color name eiin setting",
	"/globals/contact": "ঠিকানা ফোন ইমেইল মানচিত্র address phone email map contact",
	"/collections/staff": "পাসওয়ার্ড অ্যাকাউন্ট একাউন্ট ইউজার কর্মী ভূমিকা password account user role",
	"/backup": "ব্যাকআপ কপি ডাটা backup restore data",
	"/updates": "আপডেট নতুন সংস্করণ update upgrade version",
	"/collections/years": "শিক্ষাবর্ষ বছর সাল year session",
	"/collections/classes": "ক্লাস শ্রেণি class",
	"/collections/sections": "শাখা সেকশন section",
	"/class-setup": "ক্লাস শ্রেণি শাখা বিষয় তৈরি class section setup",
	"/collections/subjects": "সাবজেক্ট বিষয় পূর্ণমান পাস নম্বর subject full mark",
	"/globals/grading": "গ্রেড জিপিএ পয়েন্ট grade gpa point",
	"/globals/marking": "নম্বর পাস নিয়ম চতুর্থ বিষয় mark rule pass",
	"/globals/student-area": "শিক্ষার্থীর পাতা লগইন student area login",
	"/globals/privacy": "গোপনীয়তা তথ্য privacy",
	"/globals/accessibility": "প্রতিবন্ধী সহজগম্য accessibility",

	"/second-factor": "দুই ধাপ কোড ওটিপি নিরাপত্তা second factor otp code security",
	"/sessions": "লগইন লগআউট ডিভাইস login logout session device",
};
