/** The multi-step writes of the application, with arguments as JSON. */
import { applicationSchema } from "@/lib/contract/application";
import type { Place } from "@/lib/school/admissions";
import { admitPrepared, prepareAdmissions } from "../admissions";
import { submitApplication } from "../applications";
import { setRandomPasswords } from "../password-slips";
import { inTransaction, records } from "../query";
import { changePassword, changePicture, login } from "../students";

type Owner = { code: number; student: number };
export const passwords = { first: "প্রথম পাসওয়ার্ড", second: "দ্বিতীয় পাসওয়ার্ড" };

/** PNG, 2×2 pixels. */
export const image =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgaGAAIQgFAA4OAgHj5clFAAAAAElFTkSuQmCC";

export const writes = {
	application: async ({ key }: { key: string }) => submitApplication(applicationOf(key)),
	login: ({ code }: Owner) => login(code, passwords.first),
	password: ({ code, student }: Owner) =>
		changePassword(
			{ code, student, application: null },
			{ current_password: passwords.first, new_password: passwords.second, confirm_password: passwords.second },
		),
	slip: ({ code, student }: Owner) => setRandomPasswords([{ id: student, code }]),
	picture: ({ code, student }: Owner) => changePicture({ code, student, application: null }, image),
	admission: async ({ application, place }: { application: number; place: Place }) => {
		const prepared = await prepareAdmissions([application]);
		return inTransaction((req) => Promise.all(prepared.map((one) => admitPrepared(one, place, "রফিক", req))));
	},
	removal: async ({ student }: Owner) => (await records()).delete({ collection: "students", id: student, depth: 0 }),
};

export type WriteName = keyof typeof writes;

/** @returns a complete application with a picture */
export const applicationOf = (key: string) =>
	applicationSchema.parse({
		name: "রহিমা",
		date_of_birth: "25-01-2015",
		date_of_birth_no: "12345678901234567",
		gender: 2,
		fathers_name: "করিম",
		father_mobile_no: "01712345678",
		mothers_name: "সালমা",
		mothers_mobile_no: "01812345678",
		present_class: 3,
		permanent_class: 2,
		permanent_school_name: "চরফ্যাশন",
		present_address_thana: "charfassion",
		present_address_details: "গ্রাম",
		permanent_address_thana: "charfassion",
		permanent_address_details: "গ্রাম",
		image,
		browser_key: key,
	});
