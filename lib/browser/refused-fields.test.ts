/** @jest-environment node */
import { isRefusedForm, type Refused } from "./refused-fields";

const message = "ঠিক নয়";
const list: Refused[] = [{ path: "currentPassword", label: "", message }];

test.each([
	["the message at its field", { currentPassword: { errorMessage: message, valid: false } }, true],
	["a check answered beside the refusal", { currentPassword: { errorMessage: message, valid: true } }, true],
	["another message there", { currentPassword: { errorMessage: "দরকার", valid: false } }, false],
	["the message at another field", { password: { errorMessage: message, valid: false } }, false],
	["no such field", {}, false],
])("a form with %s", (_, fields, expected) => {
	expect(isRefusedForm(list, fields)).toBe(expected);
});
