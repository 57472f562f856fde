/** The groups of the upper classes: science, humanities, business studies. */
import type { SelectField } from "payload";
import { groupNames, studyGroups } from "@/lib/office/words/person-choices";
import { studentStaffText } from "@/lib/office/words/students";

const options = studyGroups.map((value) => ({ value, label: groupNames[value] }));

type Admin = NonNullable<SelectField["admin"]>;

/** The groups that a class has, or that a subject is for. */
export const groupsField = (admin: Admin): SelectField => ({
	...{ name: "groups", label: studentStaffText.fields.studyGroups, type: "select", hasMany: true, options, admin },
});

/** The group of a student in a year. */
export const groupField = (admin: Admin): SelectField => ({
	...{ name: "group", label: studentStaffText.fields.studyGroup, type: "select", options, admin },
});
