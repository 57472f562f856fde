/** What is said of settings, which an operator gives as environment variables. */
export const settingsText = {
	wrong: "এই সেটিংসগুলো ঠিক নেই (docs/settings.md) / These settings are wrong:",
	former: (names: string[]) =>
		`এই সেটিংগুলো আর নেই, মুছে দিন (docs/settings.md) / No settings any more, remove them: ${names.join(", ")}`,
};
