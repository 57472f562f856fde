import * as migration_20261121_223010_feedback from './20261121_223010_feedback';

export const migrations = [
  {
    up: migration_20261121_223010_feedback.up,
    down: migration_20261121_223010_feedback.down,
    name: '20261121_223010_feedback'
  },
];
