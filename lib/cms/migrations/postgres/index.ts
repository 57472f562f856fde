import * as migration_20261121_013311_initial from './20261121_013311_initial';
import * as migration_20261121_014714_students from './20261121_014714_students';
import * as migration_20261121_082811_menu_and_ranks from './20261121_082811_menu_and_ranks';
import * as migration_20261121_092351_office_ground from './20261121_092351_office_ground';

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
    name: '20261121_092351_office_ground'
  },
];
