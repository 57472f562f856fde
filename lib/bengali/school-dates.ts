/** Names of the school year's dates. Beside their texts (./school-year) they would take these along into every page with one. */

export const dateKinds = { holiday: "ছুটি", exam: "পরীক্ষা", event: "অনুষ্ঠান" } as const;
export type DateKind = keyof typeof dateKinds;
