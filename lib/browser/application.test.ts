import { applicationErrors, fieldNames } from "@/lib/bengali/admission";
import { errorText } from "@/lib/bengali/errors";
import { studentText } from "@/lib/bengali/students";
import { sentencesByField, wrongFields } from "./application";
import { validationErrors } from "./check-application";

test("an empty form gives one message for each required field, in form order", () => {
	const sentences = sentencesByField(validationErrors({ image: null }));
	expect(wrongFields(sentences)).toEqual(["name", "gender", "fathers_name", "mothers_name", "present_class"]);
	expect(sentences).toEqual(applicationErrors.required);
});

test("other messages are prefixed with the field's label", () => {
	const good = { name: "A", gender: "1", fathers_name: "B", mothers_name: "C", present_class: "11" };
	expect(validationErrors(good)).toEqual({});
	const wrong = sentencesByField(validationErrors({ ...good, father_mobile_no: "123", date_of_birth: "31-02-2015" }));
	expect(wrong).toEqual({
		date_of_birth: applicationErrors.at(fieldNames.date_of_birth, studentText.field.dateUnreal),
		father_mobile_no: applicationErrors.at(fieldNames.father_mobile_no, studentText.field.mobile),
	});
});

test("errors of fields that the form does not have are left out", () => {
	expect(sentencesByField({ browser_key: [studentText.field.browserKey], name: [] })).toEqual({});
	expect(sentencesByField({ gender: [errorText.field.required, studentText.field.choice] })).toEqual({
		gender: applicationErrors.required.gender,
	});
});
