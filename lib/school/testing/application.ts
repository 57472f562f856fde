import { applicationSchema } from "@/lib/contract/application";

/** PNG, 2×2 pixels. */
export const image =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgaGAAIQgFAA4OAgHj5clFAAAAAElFTkSuQmCC";

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
		permanent_school_name: key,
		present_address_thana: "charfassion",
		present_address_details: "গ্রাম",
		permanent_address_thana: "charfassion",
		permanent_address_details: "গ্রাম",
		image,
		browser_key: key,
	});
