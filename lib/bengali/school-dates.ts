/** Names of the school year's dates. */

export const dateKinds = { holiday: "ছুটি", exam: "পরীক্ষা", event: "অনুষ্ঠান" } as const;
export type DateKind = keyof typeof dateKinds;
