import * as migration_20261121_013311_initial from './20261121_013311_initial';
import * as migration_20261121_014714_students from './20261121_014714_students';
import * as migration_20261121_082811_menu_and_ranks from './20261121_082811_menu_and_ranks';
import * as migration_20261121_092351_office_ground from './20261121_092351_office_ground';
import * as migration_20261121_111252_dates_and_former_names from './20261121_111252_dates_and_former_names';
import * as migration_20261121_121307_titles from './20261121_121307_titles';
import * as migration_20261121_152103_topics from './20261121_152103_topics';
import * as migration_20261121_153048_publishing from './20261121_153048_publishing';
import * as migration_20261121_160000_imports from './20261121_160000_imports';
import * as migration_20261121_161000_roles_and_activity from './20261121_161000_roles_and_activity';
import * as migration_20261121_181800_subjects from './20261121_181800_subjects';
import * as migration_20261121_181900_marks from './20261121_181900_marks';
import * as migration_20261121_183849_releases from './20261121_183849_releases';
import * as migration_20261121_190000_promotions from './20261121_190000_promotions';
import * as migration_20261121_193137_desk_admissions from './20261121_193137_desk_admissions';
import * as migration_20261121_220000_notice_kinds_and_banner from './20261121_220000_notice_kinds_and_banner';
import * as migration_20261121_221000_search from './20261121_221000_search';
import * as migration_20261121_222005_school_dates from './20261121_222005_school_dates';
import * as migration_20261121_223000_statements from './20261121_223000_statements';
import * as migration_20261121_223010_feedback from './20261121_223010_feedback';

export const migrations = [
  {
    up: migration_20261121_013311_initial.up,
    down: migration_20261121_013311_initial.down,
    name: '20261121_013311_initial',
  },
  {
    up: migration_20261121_014714_students.up,
    down: migration_20261121_014714_students.down,
    name: '20261121_014714_students',
  },
  {
    up: migration_20261121_082811_menu_and_ranks.up,
    down: migration_20261121_082811_menu_and_ranks.down,
    name: '20261121_082811_menu_and_ranks',
  },
  {
    up: migration_20261121_092351_office_ground.up,
    down: migration_20261121_092351_office_ground.down,
    name: '20261121_092351_office_ground',
  },
  {
    up: migration_20261121_111252_dates_and_former_names.up,
    down: migration_20261121_111252_dates_and_former_names.down,
    name: '20261121_111252_dates_and_former_names',
  },
  {
    up: migration_20261121_121307_titles.up,
    down: migration_20261121_121307_titles.down,
    name: '20261121_121307_titles',
  },
  {
    up: migration_20261121_152103_topics.up,
    down: migration_20261121_152103_topics.down,
    name: '20261121_152103_topics',
  },
  {
    up: migration_20261121_153048_publishing.up,
    down: migration_20261121_153048_publishing.down,
    name: '20261121_153048_publishing',
  },
  {
    up: migration_20261121_160000_imports.up,
    down: migration_20261121_160000_imports.down,
    name: '20261121_160000_imports',
  },
  {
    up: migration_20261121_161000_roles_and_activity.up,
    down: migration_20261121_161000_roles_and_activity.down,
    name: '20261121_161000_roles_and_activity',
  },
  {
    up: migration_20261121_181800_subjects.up,
    down: migration_20261121_181800_subjects.down,
    name: '20261121_181800_subjects',
  },
  {
    up: migration_20261121_181900_marks.up,
    down: migration_20261121_181900_marks.down,
    name: '20261121_181900_marks',
  },
  {
    up: migration_20261121_183849_releases.up,
    down: migration_20261121_183849_releases.down,
    name: '20261121_183849_releases',
  },
  {
    up: migration_20261121_190000_promotions.up,
    down: migration_20261121_190000_promotions.down,
    name: '20261121_190000_promotions',
  },
  {
    up: migration_20261121_193137_desk_admissions.up,
    down: migration_20261121_193137_desk_admissions.down,
    name: '20261121_193137_desk_admissions',
  },
  {
    up: migration_20261121_220000_notice_kinds_and_banner.up,
    down: migration_20261121_220000_notice_kinds_and_banner.down,
    name: '20261121_220000_notice_kinds_and_banner'
  },
  {
    up: migration_20261121_221000_search.up,
    down: migration_20261121_221000_search.down,
    name: '20261121_221000_search',
  },
  {
    up: migration_20261121_222005_school_dates.up,
    down: migration_20261121_222005_school_dates.down,
    name: '20261121_222005_school_dates'
  },
  {
    up: migration_20261121_223000_statements.up,
    down: migration_20261121_223000_statements.down,
    name: '20261121_223000_statements',
  },
  {
    up: migration_20261121_223010_feedback.up,
    down: migration_20261121_223010_feedback.down,
    name: '20261121_223010_feedback'
  },
];
