import { DateCell as DateCell_b0b95ad0c2e59c55d32814a6e44b3072 } from '../../../components/office/cells'
import { FilesField as FilesField_b850157679bb3d1cf39f93b7e82bd8b5 } from '../../../components/office/files-field'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NoField as NoField_7ca8c2ceb15c9ae89dbf34f0d958b99e } from '../../../components/office/restore-cell'
import { RestoreCell as RestoreCell_7ca8c2ceb15c9ae89dbf34f0d958b99e } from '../../../components/office/restore-cell'
import { SiteLinks as SiteLinks_b091c5151e756097eae5f8039a298fe9 } from '../../../components/office/site-links'
import { HistoryView as HistoryView_75de4f700511a18b9268a5bcc6085cc3 } from '../../../components/office/history-view'
import { NumberCell as NumberCell_b0b95ad0c2e59c55d32814a6e44b3072 } from '../../../components/office/cells'
import { NumberInput as NumberInput_1134e4da544155f0094528b94ebc9803 } from '../../../components/office/number-input'
import { LinkField as LinkField_9c4ae166edd40299eeeeab431e753ac5 } from '../../../components/office/link-field'
import { MediaUses as MediaUses_5f8a519ccd19b6cdae2a69616c08e551 } from '../../../components/office/media-uses'
import { StudentRecord as StudentRecord_f32acbb97a7e5ba7456c26e3528f9a02 } from '../../../components/office/student-record'
import { StudentListStart as StudentListStart_6fc6228bde837b02e2368ac7279d13f6 } from '../../../components/office/student-list-start'
import { PictureField as PictureField_f03269af25c7d16f8f3ba34082bafa3c } from '../../../components/office/picture-field'
import { ApplicationListStart as ApplicationListStart_db11029cdd39e24c8cedb57d0347b39d } from '../../../components/office/application-list-start'
import { RowLabel as RowLabel_86b07a8e2f0cdcae915edf54bd27dbff } from '../../../components/office/row-label'
import { StaffPasswordSlip as StaffPasswordSlip_1a19f36b7383cc327154ff17e8819c14 } from '../../../components/office/staff-password-slip'
import { EndSessions as EndSessions_8fbcd23b2050f23d2e4c810fe9f76e2b } from '../../../components/office/end-sessions'
import { ColorPicker as ColorPicker_c49bbf882c2ae8c1aeb6a7f11550602e } from '../../../components/office/color-picker'
import { HeaderPreview as HeaderPreview_1bcec296a4e3f6cca2867d2f29afdb42 } from '../../../components/office/header-preview'
import { CrestIcon as CrestIcon_15b6cd8b5a9916a1c7394aab222f3aff } from '../../../components/office/crest'
import { CrestLogo as CrestLogo_15b6cd8b5a9916a1c7394aab222f3aff } from '../../../components/office/crest'
import { AdmissionsLink as AdmissionsLink_88d7fed5f57de57304066245d5218cbb } from '../../../components/office/admissions-link'
import { MarksLink as MarksLink_1778554d0f6c0a3e44b77b1196c54f3e } from '../../../components/office/marks-link'
import { ReleaseLink as ReleaseLink_1778554d0f6c0a3e44b77b1196c54f3e } from '../../../components/office/marks-link'
import { ImportLink as ImportLink_9d880db2e51350ffa73f00739c273dbd } from '../../../components/office/import-link'
import { PrintingLink as PrintingLink_ac708cbf10bd93bd66bac562aa57199b } from '../../../components/office/printing/printing-link'
import { PromotionLink as PromotionLink_d9e12b9f0fcf89240f90af1cbcd7d246 } from '../../../components/office/promotion/promotion-link'
import { ActivityLink as ActivityLink_335651e8c8118b8d0e93042f6404e1f2 } from '../../../components/office/activity-link'
import { BackupLink as BackupLink_a482fb6d7c29a5b97dff9a8131d6714f } from '../../../components/office/backup-link'
import { Typing as Typing_185b0c5e1150878853b0d9aac7bcdb28 } from '../../../components/office/typing'
import { ActivityView as ActivityView_fbfe3a6398c1a480eba3112e052ce1ba } from '../../../components/office/activity-view'
import { AdmissionsView as AdmissionsView_d6784fe759773e0cd2b7ab1b0f4b0ba8 } from '../../../components/office/admissions-view'
import { AdmissionsListView as AdmissionsListView_ed2f1be6178a4024c07e3e65a74cb8b8 } from '../../../components/office/admissions-list-view'
import { AdmissionsImportView as AdmissionsImportView_8554ca59dd56c9d091eeea918a56d34d } from '../../../components/office/admissions-import-view'
import { AdmissionView as AdmissionView_d1ae2d2cc67b2827ee057a5c88b7cb90 } from '../../../components/office/admission-view'
import { BackupView as BackupView_df7d686e05f10eaecc8584fc04b90e9a } from '../../../components/office/backup-view'
import { ChecklistView as ChecklistView_7f6359969f9ab1e161cf06396a16a1ad } from '../../../components/office/checklist-view'
import { SlipsView as SlipsView_23b0698468fbf698b6e51041b6642e10 } from '../../../components/office/slips-view'
import { PrintingView as PrintingView_490c264661005476130757928c78c839 } from '../../../components/office/printing/printing-view'
import { PromotionView as PromotionView_64cc20829bf5e213d548ee0404ac2670 } from '../../../components/office/promotion/promotion-view'
import { MarksView as MarksView_4d4975bb9808da05f41ab77759468f29 } from '../../../components/office/marks-view'
import { ReleaseView as ReleaseView_3807e5ce2f8b80107781ba4f57e74101 } from '../../../components/office/release-view'
import { ImportView as ImportView_6f5365a6a9900d624dd7b0194166258e } from '../../../components/office/import-view'
import { StartActions as StartActions_f158dae666bee07a29a52041b20d6be3 } from '../../../components/office/start-actions'
import { StartTasks as StartTasks_b94184a8850d09e3782683d4307ed105 } from '../../../components/office/start-tasks'
import { Checklist as Checklist_2cb52d3ccf65841e69afa8fd70c176c2 } from '../../../components/office/checklist'
import { BackupNotice as BackupNotice_96a2dd18be21bba14de1d2598137595a } from '../../../components/office/backup-notice'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/office/cells#DateCell": DateCell_b0b95ad0c2e59c55d32814a6e44b3072,
  "/components/office/files-field#FilesField": FilesField_b850157679bb3d1cf39f93b7e82bd8b5,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/office/restore-cell#NoField": NoField_7ca8c2ceb15c9ae89dbf34f0d958b99e,
  "/components/office/restore-cell#RestoreCell": RestoreCell_7ca8c2ceb15c9ae89dbf34f0d958b99e,
  "/components/office/site-links#SiteLinks": SiteLinks_b091c5151e756097eae5f8039a298fe9,
  "/components/office/history-view#HistoryView": HistoryView_75de4f700511a18b9268a5bcc6085cc3,
  "/components/office/cells#NumberCell": NumberCell_b0b95ad0c2e59c55d32814a6e44b3072,
  "/components/office/number-input#NumberInput": NumberInput_1134e4da544155f0094528b94ebc9803,
  "/components/office/link-field#LinkField": LinkField_9c4ae166edd40299eeeeab431e753ac5,
  "/components/office/media-uses#MediaUses": MediaUses_5f8a519ccd19b6cdae2a69616c08e551,
  "/components/office/student-record#StudentRecord": StudentRecord_f32acbb97a7e5ba7456c26e3528f9a02,
  "/components/office/student-list-start#StudentListStart": StudentListStart_6fc6228bde837b02e2368ac7279d13f6,
  "/components/office/picture-field#PictureField": PictureField_f03269af25c7d16f8f3ba34082bafa3c,
  "/components/office/application-list-start#ApplicationListStart": ApplicationListStart_db11029cdd39e24c8cedb57d0347b39d,
  "/components/office/row-label#RowLabel": RowLabel_86b07a8e2f0cdcae915edf54bd27dbff,
  "/components/office/staff-password-slip#StaffPasswordSlip": StaffPasswordSlip_1a19f36b7383cc327154ff17e8819c14,
  "/components/office/end-sessions#EndSessions": EndSessions_8fbcd23b2050f23d2e4c810fe9f76e2b,
  "/components/office/color-picker#ColorPicker": ColorPicker_c49bbf882c2ae8c1aeb6a7f11550602e,
  "/components/office/header-preview#HeaderPreview": HeaderPreview_1bcec296a4e3f6cca2867d2f29afdb42,
  "/components/office/crest#CrestIcon": CrestIcon_15b6cd8b5a9916a1c7394aab222f3aff,
  "/components/office/crest#CrestLogo": CrestLogo_15b6cd8b5a9916a1c7394aab222f3aff,
  "/components/office/admissions-link#AdmissionsLink": AdmissionsLink_88d7fed5f57de57304066245d5218cbb,
  "/components/office/marks-link#MarksLink": MarksLink_1778554d0f6c0a3e44b77b1196c54f3e,
  "/components/office/marks-link#ReleaseLink": ReleaseLink_1778554d0f6c0a3e44b77b1196c54f3e,
  "/components/office/import-link#ImportLink": ImportLink_9d880db2e51350ffa73f00739c273dbd,
  "/components/office/printing/printing-link#PrintingLink": PrintingLink_ac708cbf10bd93bd66bac562aa57199b,
  "/components/office/promotion/promotion-link#PromotionLink": PromotionLink_d9e12b9f0fcf89240f90af1cbcd7d246,
  "/components/office/activity-link#ActivityLink": ActivityLink_335651e8c8118b8d0e93042f6404e1f2,
  "/components/office/backup-link#BackupLink": BackupLink_a482fb6d7c29a5b97dff9a8131d6714f,
  "/components/office/typing#Typing": Typing_185b0c5e1150878853b0d9aac7bcdb28,
  "/components/office/activity-view#ActivityView": ActivityView_fbfe3a6398c1a480eba3112e052ce1ba,
  "/components/office/admissions-view#AdmissionsView": AdmissionsView_d6784fe759773e0cd2b7ab1b0f4b0ba8,
  "/components/office/admissions-list-view#AdmissionsListView": AdmissionsListView_ed2f1be6178a4024c07e3e65a74cb8b8,
  "/components/office/admissions-import-view#AdmissionsImportView": AdmissionsImportView_8554ca59dd56c9d091eeea918a56d34d,
  "/components/office/admission-view#AdmissionView": AdmissionView_d1ae2d2cc67b2827ee057a5c88b7cb90,
  "/components/office/backup-view#BackupView": BackupView_df7d686e05f10eaecc8584fc04b90e9a,
  "/components/office/checklist-view#ChecklistView": ChecklistView_7f6359969f9ab1e161cf06396a16a1ad,
  "/components/office/slips-view#SlipsView": SlipsView_23b0698468fbf698b6e51041b6642e10,
  "/components/office/printing/printing-view#PrintingView": PrintingView_490c264661005476130757928c78c839,
  "/components/office/promotion/promotion-view#PromotionView": PromotionView_64cc20829bf5e213d548ee0404ac2670,
  "/components/office/marks-view#MarksView": MarksView_4d4975bb9808da05f41ab77759468f29,
  "/components/office/release-view#ReleaseView": ReleaseView_3807e5ce2f8b80107781ba4f57e74101,
  "/components/office/import-view#ImportView": ImportView_6f5365a6a9900d624dd7b0194166258e,
  "/components/office/start-actions#StartActions": StartActions_f158dae666bee07a29a52041b20d6be3,
  "/components/office/start-tasks#StartTasks": StartTasks_b94184a8850d09e3782683d4307ed105,
  "/components/office/checklist#Checklist": Checklist_2cb52d3ccf65841e69afa8fd70c176c2,
  "/components/office/backup-notice#BackupNotice": BackupNotice_96a2dd18be21bba14de1d2598137595a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
