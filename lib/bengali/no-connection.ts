/** Shown when the server cannot be reached. A file of its own, because only pages with forms and calls need it. */

export const noConnectionText = "সার্ভারের সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।";
