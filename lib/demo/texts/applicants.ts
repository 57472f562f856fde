/** Applicants of the demo school, as their families write: in English letters. The last one is the first once more. */
import type { ApplicantPortrait } from "../applicant-portrait";

type Applicant = {
	name: string;
	father: string;
	mother: string;
	/** As in the form: 1 a boy, 2 a girl. */
	gender: 1 | 2;
	classId: number;
	/** dd-MM. The year follows from the class. */
	born: string;
	village: string;
	/** Days before the demo is filled. */
	daysAgo: number;
	portrait: ApplicantPortrait;
};

const nusrat = {
	name: "Nusrat Jahan",
	father: "Abul Kalam",
	mother: "Salma Akter",
	gender: 2,
	classId: 8,
	born: "12-03",
	village: "Jinnagar",
	portrait: { skin: "#a9714b", cloth: "#0b4f3a", scarf: "#f4f6f4" },
} as const;

export const applicants: readonly Applicant[] = [
	{ ...nusrat, daysAgo: 9 },
	{
		name: "Tanvir Hasan",
		father: "Nurul Islam",
		mother: "Rahima Begum",
		gender: 1,
		classId: 8,
		born: "02-11",
		village: "Aminabad",
		daysAgo: 8,
		portrait: { skin: "#8d5a3a", cloth: "#e8eef4" },
	},
	{
		name: "Sumaiya Akter",
		father: "Jasim Uddin",
		mother: "Parvin Akter",
		gender: 2,
		classId: 8,
		born: "25-07",
		village: "Osmanganj",
		daysAgo: 7,
		portrait: { skin: "#b97f57", cloth: "#7a2e4d", scarf: "#f7e9ee" },
	},
	{
		name: "Pritom Das",
		father: "Nitai Chandra Das",
		mother: "Maloti Rani Das",
		gender: 1,
		classId: 3,
		born: "19-01",
		village: "Dularhat",
		daysAgo: 6,
		portrait: { skin: "#a9714b", cloth: "#cfe3f5" },
	},
	{
		name: "Jannatul Ferdous",
		father: "Anwar Hossain",
		mother: "Nazma Begum",
		gender: 2,
		classId: 4,
		born: "30-08",
		village: "Aslampur",
		daysAgo: 5,
		portrait: { skin: "#8d5a3a", cloth: "#2b6f8a", scarf: "#e3f1f6" },
	},
	{
		name: "Sakib Howlader",
		father: "Shah Jahan Howlader",
		mother: "Firoza Begum",
		gender: 1,
		classId: 9,
		born: "07-05",
		village: "Hazariganj",
		daysAgo: 4,
		portrait: { skin: "#b97f57", cloth: "#f3f0e2" },
	},
	{
		name: "Puja Rani Majumder",
		father: "Goutam Majumder",
		mother: "Sandhya Rani Majumder",
		gender: 2,
		classId: 6,
		born: "14-12",
		village: "Nilkamal",
		daysAgo: 2,
		portrait: { skin: "#a9714b", cloth: "#5b3f8c" },
	},
	{
		name: "Rafiul Islam",
		father: "Mizanur Rahman",
		mother: "Taslima Akter",
		gender: 1,
		classId: 1,
		born: "21-06",
		village: "Shashibhushan",
		daysAgo: 1,
		portrait: { skin: "#8d5a3a", cloth: "#dff0d8" },
	},
	{ ...nusrat, daysAgo: 1 },
];
