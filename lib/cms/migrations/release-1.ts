/**
 * Release 1.0.0 and its migrations. The first migration of today has the name of its last one, and replaces them all.
 */

/** Without this migration a database or backup is older than release 1.0.0, whose migrations are no longer here. */
export const oldest = "20261121_223010_feedback";

/** The others. A new school records them too, so that release 1.0.0 can still open its database. */
export const replaced = {
	sqlite: [
		"20261121_012253_initial",
		"20261121_014646_students",
		"20261121_082801_menu_and_ranks",
		"20261121_092342_office_ground",
		"20261121_111238_dates_and_former_names",
		"20261121_121247_titles",
		"20261121_152043_topics",
		"20261121_153035_publishing",
		"20261121_160000_imports",
		"20261121_161000_roles_and_activity",
		"20261121_181748_subjects",
		"20261121_181900_marks",
		"20261121_183842_releases",
		"20261121_190000_promotions",
		"20261121_193132_desk_admissions",
		"20261121_220000_notice_kinds_and_banner",
		"20261121_221000_search",
		"20261121_222000_school_dates",
		"20261121_223000_statements",
	],
	postgres: [
		"20261121_013311_initial",
		"20261121_014714_students",
		"20261121_082811_menu_and_ranks",
		"20261121_092351_office_ground",
		"20261121_111252_dates_and_former_names",
		"20261121_121307_titles",
		"20261121_152103_topics",
		"20261121_153048_publishing",
		"20261121_160000_imports",
		"20261121_161000_roles_and_activity",
		"20261121_181800_subjects",
		"20261121_181900_marks",
		"20261121_183849_releases",
		"20261121_190000_promotions",
		"20261121_193137_desk_admissions",
		"20261121_220000_notice_kinds_and_banner",
		"20261121_221000_search",
		"20261121_222005_school_dates",
		"20261121_223000_statements",
	],
} as const;
