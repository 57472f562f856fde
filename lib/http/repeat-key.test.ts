import { repeatKey } from "./repeat-key";

const from = (address: string) => new Request("http://form.invalid", { headers: { "x-forwarded-for": address } });
const fields = { name: "Nusrat", present_class: 6, image: new File(["x"], "a.jpg") };

test("the same form from the same address has the same key, one that an application takes", () => {
	const key = repeatKey(from("192.0.2.1"), fields);
	expect(key).toMatch(/^[\w-]{16,64}$/);
	expect(repeatKey(from("192.0.2.1"), { ...fields, image: new File(["y"], "a.jpg") })).toBe(key);
});

test.each([
	["address", "192.0.2.2", fields],
	["field", "192.0.2.1", { ...fields, name: "Rahim" }],
	["picture", "192.0.2.1", { ...fields, image: new File(["xx"], "a.jpg") }],
	["lack of a picture", "192.0.2.1", { name: "Nusrat", present_class: 6 }],
])("another %s has another key", (_what, address, other) => {
	expect(repeatKey(from(address), other)).not.toBe(repeatKey(from("192.0.2.1"), fields));
});
