import * as migration_20261121_013311_initial from './20261121_013311_initial';
import * as migration_20261121_014714_students from './20261121_014714_students';
import * as migration_20261121_082735_sharing from './20261121_082735_sharing';

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
    up: migration_20261121_082735_sharing.up,
    down: migration_20261121_082735_sharing.down,
    name: '20261121_082735_sharing'
  },
];
