/** Writes of several steps around a student, with arguments as JSON. */

import { submitApplication } from "@/lib/school/applications";
import { inTransaction, records } from "@/lib/school/query";
import { changePassword, changePicture, login } from "@/lib/school/students";
import { applicationOf, image } from "@/lib/school/testing/application";
import { admitPrepared, type Place, prepareAdmissions } from "../../admissions/admit";
import { setRandomPasswords } from "../../slips/passwords";

type Owner = { code: number; student: number };
export const passwords = { first: "প্রথম পাসওয়ার্ড", second: "দ্বিতীয় পাসওয়ার্ড" };

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
		return inTransaction((req) => Promise.all(prepared.map((child) => admitPrepared(child, place, "রফিক", req))));
	},
	removal: async ({ student }: Owner) => (await records()).delete({ collection: "students", id: student, depth: 0 }),
};

export type WriteName = keyof typeof writes;
