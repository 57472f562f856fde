import { bloodGroupNames, findBloodGroup } from "./person-choices";

test("a blood group is read as lists write it", () => {
	const written = Object.entries(bloodGroupNames).flatMap(([group, name]) => [
		[name, group],
		[name.replace("−", "-"), group],
		[name.toLowerCase().replace("−", " (-)"), group],
	]);
	for (const [text = "", group] of written) expect(findBloodGroup(text)).toBe(group);
	expect(findBloodGroup("বি পজিটিভ")).toBe("b-positive");
	expect(findBloodGroup("এবি নেগেটিভ")).toBe("ab-negative");
	expect(findBloodGroup("0 +ve")).toBe("o-positive");
	for (const other of ["", "B", "C+", "জানা নেই"]) expect(findBloodGroup(other)).toBeUndefined();
});
