import * as migration_20261121_223010_feedback from './20261121_223010_feedback';
import * as migration_20261123_160000_operations from './20261123_160000_operations';
import * as migration_20261123_183000_frozen_results from './20261123_183000_frozen_results';
import * as migration_20261123_191600_families from './20261123_191600_families';
import * as migration_20261123_193000_teaching from './20261123_193000_teaching';
import * as migration_20261123_194500_data_requests from './20261123_194500_data_requests';
import * as migration_20261123_224000_devices from './20261123_224000_devices';
import * as migration_20261123_225500_second_factor from './20261123_225500_second_factor';
import * as migration_20261124_024000_operation_origins from './20261124_024000_operation_origins';
import * as migration_20261124_025500_menu_order from './20261124_025500_menu_order';
import * as migration_20261124_085500_restriction from './20261124_085500_restriction';
import * as migration_20261124_201200_name_keys from './20261124_201200_name_keys';
import * as migration_20261125_004600_circulars from './20261125_004600_circulars';
import * as migration_20261125_005000_inline_size from './20261125_005000_inline_size';
import * as migration_20261125_010700_person_facts from './20261125_010700_person_facts';
import * as migration_20261125_011000_frame_settings from './20261125_011000_frame_settings';
import * as migration_20261125_011500_certificates from './20261125_011500_certificates';
import * as migration_20261125_011600_leaving from './20261125_011600_leaving';
import * as migration_20261125_050000_identity_cards from './20261125_050000_identity_cards';
import * as migration_20261125_051000_certificate_templates from './20261125_051000_certificate_templates';
import * as migration_20261125_060000_staff_cards from './20261125_060000_staff_cards';
import * as migration_20261125_140000_old_addresses from './20261125_140000_old_addresses';
import * as migration_20261125_150000_warning_mails from './20261125_150000_warning_mails';
import * as migration_20261127_024500_alerts from './20261127_024500_alerts';
import * as migration_20261127_162000_circular_reached from './20261127_162000_circular_reached';
import * as migration_20261127_193000_exam_routines from './20261127_193000_exam_routines';
import * as migration_20261127_200000_own_subjects from './20261127_200000_own_subjects';

export const migrations = [
  {
    up: migration_20261121_223010_feedback.up,
    down: migration_20261121_223010_feedback.down,
    name: '20261121_223010_feedback',
  },
  {
    up: migration_20261123_160000_operations.up,
    down: migration_20261123_160000_operations.down,
    name: '20261123_160000_operations',
  },
  {
    up: migration_20261123_183000_frozen_results.up,
    down: migration_20261123_183000_frozen_results.down,
    name: '20261123_183000_frozen_results',
  },
  {
    up: migration_20261123_191600_families.up,
    down: migration_20261123_191600_families.down,
    name: '20261123_191600_families',
  },
  {
    up: migration_20261123_193000_teaching.up,
    down: migration_20261123_193000_teaching.down,
    name: '20261123_193000_teaching',
  },
  {
    up: migration_20261123_194500_data_requests.up,
    down: migration_20261123_194500_data_requests.down,
    name: '20261123_194500_data_requests',
  },
  {
    up: migration_20261123_224000_devices.up,
    down: migration_20261123_224000_devices.down,
    name: '20261123_224000_devices',
  },
  {
    up: migration_20261123_225500_second_factor.up,
    down: migration_20261123_225500_second_factor.down,
    name: '20261123_225500_second_factor',
  },
  {
    up: migration_20261124_024000_operation_origins.up,
    down: migration_20261124_024000_operation_origins.down,
    name: '20261124_024000_operation_origins',
  },
  {
    up: migration_20261124_025500_menu_order.up,
    down: migration_20261124_025500_menu_order.down,
    name: '20261124_025500_menu_order',
  },
  {
    up: migration_20261124_085500_restriction.up,
    down: migration_20261124_085500_restriction.down,
    name: '20261124_085500_restriction',
  },
  {
    up: migration_20261124_201200_name_keys.up,
    down: migration_20261124_201200_name_keys.down,
    name: '20261124_201200_name_keys',
  },
  {
    up: migration_20261125_004600_circulars.up,
    down: migration_20261125_004600_circulars.down,
    name: '20261125_004600_circulars',
  },
  {
    up: migration_20261125_005000_inline_size.up,
    down: migration_20261125_005000_inline_size.down,
    name: '20261125_005000_inline_size',
  },
  {
    up: migration_20261125_010700_person_facts.up,
    down: migration_20261125_010700_person_facts.down,
    name: '20261125_010700_person_facts',
  },
  {
    up: migration_20261125_011000_frame_settings.up,
    down: migration_20261125_011000_frame_settings.down,
    name: '20261125_011000_frame_settings',
  },
  {
    up: migration_20261125_011500_certificates.up,
    down: migration_20261125_011500_certificates.down,
    name: '20261125_011500_certificates',
  },
  {
    up: migration_20261125_011600_leaving.up,
    down: migration_20261125_011600_leaving.down,
    name: '20261125_011600_leaving',
  },
  {
    up: migration_20261125_050000_identity_cards.up,
    down: migration_20261125_050000_identity_cards.down,
    name: '20261125_050000_identity_cards',
  },
  {
    up: migration_20261125_051000_certificate_templates.up,
    down: migration_20261125_051000_certificate_templates.down,
    name: '20261125_051000_certificate_templates',
  },
  {
    up: migration_20261125_060000_staff_cards.up,
    down: migration_20261125_060000_staff_cards.down,
    name: '20261125_060000_staff_cards',
  },
  {
    up: migration_20261125_140000_old_addresses.up,
    down: migration_20261125_140000_old_addresses.down,
    name: '20261125_140000_old_addresses',
  },
  {
    up: migration_20261125_150000_warning_mails.up,
    down: migration_20261125_150000_warning_mails.down,
    name: '20261125_150000_warning_mails',
  },
  {
    up: migration_20261127_024500_alerts.up,
    down: migration_20261127_024500_alerts.down,
    name: '20261127_024500_alerts',
  },
  {
    up: migration_20261127_162000_circular_reached.up,
    down: migration_20261127_162000_circular_reached.down,
    name: '20261127_162000_circular_reached',
  },
  {
    up: migration_20261127_193000_exam_routines.up,
    down: migration_20261127_193000_exam_routines.down,
    name: '20261127_193000_exam_routines',
  },
  {
    up: migration_20261127_200000_own_subjects.up,
    down: migration_20261127_200000_own_subjects.down,
    name: '20261127_200000_own_subjects'
  },
];
