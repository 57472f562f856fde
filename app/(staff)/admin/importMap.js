import { UnsavedFields as UnsavedFields_2afe4d609280b55c2d55a5a45d72fc06 } from '../../../lib/office/sessions/unsaved-fields'
import { RefusedFields as RefusedFields_2f723d21c7aa07290ba973aa5370d683 } from '../../../lib/office/editing/refused-fields'
import { TaskFill as TaskFill_fc4311211398614c61286394af9fbe97 } from '../../../lib/office/parts/task-fill'
import { AnnouncementField as AnnouncementField_e4a950fd0461265558d5848c38e97be3 } from '../../../lib/office/publishing/announcement-field'
import { CheckboxField as CheckboxField_16b6506d9d64f15360ca343b3acfced0 } from '../../../lib/office/parts/checkbox-field'
import { DateCell as DateCell_b0b95ad0c2e59c55d32814a6e44b3072 } from '../../../lib/office/parts/cells'
import { DateField as DateField_5eae1b0b64a2c3a1864d09e28e3b3b16 } from '../../../lib/office/parts/date-field'
import { FilesField as FilesField_14d155bd583eb145f4e31d3eed559cdb } from '../../../lib/office/publishing/files-field'
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
import { CircularLink as CircularLink_fb7e70e95231c103543016851411d348 } from '../../../lib/office/circulars/circular-link'
import { NoField as NoField_8eef2e46da489138e16e26d983ff7c5c } from '../../../lib/office/publishing/restore-cell'
import { RestoreCell as RestoreCell_f4237e15d1d9c77c9eec769f0118c082 } from '../../../lib/office/publishing/list-cells'
import { StateCell as StateCell_f4237e15d1d9c77c9eec769f0118c082 } from '../../../lib/office/publishing/list-cells'
import { ListPages as ListPages_2995ae76235dbac75a3943c991b527e1 } from '../../../lib/office/parts/list-pages'
import { CircularsStart as CircularsStart_a125aa4d26382a146bbc3b98dbe29e49 } from '../../../lib/office/circulars/circulars-start'
import { ListDates as ListDates_fc4dc98d13c0410dfd3adba08346468b } from '../../../lib/office/parts/list-dates'
import { SiteLinks as SiteLinks_e8ec25489be82b7b50a2737842842810 } from '../../../lib/office/publishing/site-links'
import { EditingGuard as EditingGuard_96b56f9edc7907a38c41567af6495fe0 } from '../../../lib/office/editing/editing-guard'
import { SavedAt as SavedAt_d947081ee086f4c8959d61559175266a } from '../../../lib/office/parts/saved-at'
import { RecordTitle as RecordTitle_e9aa08e8ea3cdc6b6e7de76ea1f1e900 } from '../../../lib/office/parts/record-title'
import { PublishButton as PublishButton_d68aa35f81837659b368f7e502eb61b9 } from '../../../lib/office/publishing/publish-button'
import { HistoryView as HistoryView_8f4580302c2fc2ad90b5b687bbcca6ce } from '../../../lib/office/activity/history-view'
import { VersionsPill as VersionsPill_223173f43a9be1f89bcf642471a49795 } from '../../../lib/office/activity/versions-pill'
import { VersionView as VersionView_8f3ca30067e0a25351c898e9cc7ae32c } from '../../../lib/office/activity/version-view'
import { NumberCell as NumberCell_b0b95ad0c2e59c55d32814a6e44b3072 } from '../../../lib/office/parts/cells'
import { NumberInput as NumberInput_1134e4da544155f0094528b94ebc9803 } from '../../../lib/office/parts/number-input'
import { DateListStart as DateListStart_7706221b62f410311ddbc6596d9ebbb4 } from '../../../lib/office/date-list/date-list-start'
import { LinkField as LinkField_4dca736d2c41c894eca9b22492790e69 } from '../../../lib/office/publishing/link-field'
import { MediaUses as MediaUses_53cc242ab881362524026ab8d550559d } from '../../../lib/office/publishing/media-uses-field'
import { AltLabel as AltLabel_38a021e384d473e05f4f9bd358c0da73 } from '../../../lib/office/publishing/alt-label'
import { FocalPoint as FocalPoint_e4618e9a0f17693ac1a8e97bcc3a4ab9 } from '../../../lib/office/publishing/focal-point'
import { StudentRecord as StudentRecord_45a4dda520804766c6c40f673b4aac4c } from '../../../lib/office/students/student-record'
import { LinkedCell as LinkedCell_b0b95ad0c2e59c55d32814a6e44b3072 } from '../../../lib/office/parts/cells'
import { PictureCell as PictureCell_85b52da0f83e990396cb7c72c2e802b8 } from '../../../lib/office/students/list-cells'
import { PlaceHeading as PlaceHeading_f3bbcae952a685e34db11a9202cab50f } from '../../../lib/office/students/place-heading'
import { PlaceCell as PlaceCell_85b52da0f83e990396cb7c72c2e802b8 } from '../../../lib/office/students/list-cells'
import { RollCell as RollCell_85b52da0f83e990396cb7c72c2e802b8 } from '../../../lib/office/students/list-cells'
import { StudentListStart as StudentListStart_67c41654220bdbefa308fe79b44b3a95 } from '../../../lib/office/students/student-list-start'
import { PictureField as PictureField_119fcc3911cc5a8ec2439526cf169fbc } from '../../../lib/office/students/picture-field'
import { ApplicationListStart as ApplicationListStart_2b114aca749829854929bee1b491bda6 } from '../../../lib/office/admissions/application-list-start'
import { UnreleasedHint as UnreleasedHint_d8868f8330c73d2f001459dca3a40b3d } from '../../../lib/office/release/unreleased-hint'
import { RowLabel as RowLabel_86b07a8e2f0cdcae915edf54bd27dbff } from '../../../lib/office/parts/row-label'
import { ProveFirst as ProveFirst_d204590a32ff9b4f7ae07042382d909b } from '../../../lib/office/second-factor/prove-first'
import { CurrentPassword as CurrentPassword_b2261cdba8e1a98a4c326e552578f31b } from '../../../lib/office/staff/current-password'
import { StaffPasswordSlip as StaffPasswordSlip_0c7e0cfe034de70c3e8dd821d865d6dc } from '../../../lib/office/staff/staff-password-slip'
import { AccountSecondFactor as AccountSecondFactor_2704f8e53d88476438b99746d83d62d9 } from '../../../lib/office/second-factor/account-second-factor'
import { AccountSessions as AccountSessions_314f2308d2b4b074bee6d4cf16d270bf } from '../../../lib/office/sessions/account-sessions'
import { HeaderPreview as HeaderPreview_3ca6ddebf0a7739a10a8b3e77976adbe } from '../../../lib/office/publishing/header-preview'
import { ColorPicker as ColorPicker_b4325e368a25d650302d57887f80a3b0 } from '../../../lib/office/publishing/color-picker'
import { Nav as Nav_7df74e128061bc525570d76c7d5c1a8f } from '../../../lib/office/parts/nav'
import { CrestIcon as CrestIcon_15b6cd8b5a9916a1c7394aab222f3aff } from '../../../lib/office/parts/crest'
import { CrestLogo as CrestLogo_15b6cd8b5a9916a1c7394aab222f3aff } from '../../../lib/office/parts/crest'
import { Typing as Typing_185b0c5e1150878853b0d9aac7bcdb28 } from '../../../lib/office/parts/typing'
import { BijoyPaste as BijoyPaste_1e918d759b4cfa9b03fa35ba0ff0ee76 } from '../../../lib/office/bijoy/bijoy-paste'
import { Connection as Connection_f0e196bdae07ac94244104cc7aedf90d } from '../../../lib/office/parts/connection'
import { PayloadNames as PayloadNames_dd27c15e07494295532289a259034727 } from '../../../lib/office/parts/payload-names'
import { StaySignedIn as StaySignedIn_53f1d6ae692c378aa54c3f9c86961479 } from '../../../lib/office/sessions/stay-signed-in'
import { TaskBar as TaskBar_482b96fec84c47c0c1b36a799746f44c } from '../../../lib/office/parts/task-bar'
import { UndoBar as UndoBar_c87829cc8391eeb6428f2d8a47e0d9ab } from '../../../lib/office/activity/undo-bar'
import { StartView as StartView_80e78e80a7b53e0999973f9dbb5cb2e3 } from '../../../lib/office/start/start-view'
import { LoginView as LoginView_a20a0ddc8c7fd8c8b3d688f41d3351fa } from '../../../lib/office/second-factor/login-view'
import { GuideView as GuideView_06d3230a2690b22c86edbdb4d76f05da } from '../../../lib/office/guide/guide-view'
import { CircularsView as CircularsView_e6f77aee16244d4ec8cde51aabf92d75 } from '../../../lib/office/circulars/circulars-view'
import { CircularView as CircularView_fa003e27ff599c157fff175e3d94c822 } from '../../../lib/office/circulars/circular-view'
import { CircularPrint as CircularPrint_7d6cbb30df19108a41db7d50515b9c5a } from '../../../lib/office/circulars/circular-print'
import { ReachView as ReachView_63c9f3e044c0cdd593f63f2832bc5fb0 } from '../../../lib/office/circulars/reach-view'
import { StripsView as StripsView_c90e5e450d3e295dadd04b762482a0ef } from '../../../lib/office/circulars/strips-view'
import { BannerView as BannerView_3e30c2a27d7acaa168cd73990f8d8760 } from '../../../lib/office/banner/banner-view'
import { SiteMenuView as SiteMenuView_02e3ddddc1891bcb57ebf7d7c3db95f8 } from '../../../lib/office/site-menu/site-menu-view'
import { ApplicantListView as ApplicantListView_da95215ac93e17dd63d843b310809301 } from '../../../lib/office/applicant-list/applicant-list-view'
import { AdmissionsView as AdmissionsView_81e5ccb91f2fdd6153fb5d9dd31752f5 } from '../../../lib/office/admissions/admissions-view'
import { AdmissionsListView as AdmissionsListView_e18e7def36f23b0521ba2104de1d8785 } from '../../../lib/office/admissions/admissions-list-view'
import { AdmissionView as AdmissionView_5cc2f04f514960cf16acc504103b64bb } from '../../../lib/office/admissions/admission-view'
import { TeachingView as TeachingView_5ea6231e732b49de08e0b2bb79e74f0e } from '../../../lib/office/teaching/teaching-view'
import { ChoicesView as ChoicesView_6f7bb2cbc4bfb7a2348fab657d836774 } from '../../../lib/office/teaching/choices-view'
import { ClassSetupView as ClassSetupView_802da0bccbdd207c749977bb5f35952b } from '../../../lib/office/class-setup/class-setup-view'
import { MarksView as MarksView_ea7e6757f7d86c9832dff8aa4193e1c8 } from '../../../lib/office/marks/marks-view'
import { ReleaseView as ReleaseView_b3dabf403e0a8defe48e4d8a903c5643 } from '../../../lib/office/release/release-view'
import { OldResultsView as OldResultsView_d5eab52dbe31a8adf0f448d2fe99c336 } from '../../../lib/office/old-results/old-results-view'
import { ResultNamesView as ResultNamesView_bab96c55061982a3e24111a9dfc77d49 } from '../../../lib/office/result-names/result-names-view'
import { ImportView as ImportView_6b5178c63a19bec640f3faf98674e608 } from '../../../lib/office/import/import-view'
import { PrintingView as PrintingView_490c264661005476130757928c78c839 } from '../../../lib/office/printing/printing-view'
import { TemplatesView as TemplatesView_ff68264329e01d51fef87d3d49d2a511 } from '../../../lib/office/certificate-templates/templates-view'
import { CertificatesView as CertificatesView_33fdebc992687779ff23684cb49757d5 } from '../../../lib/office/certificates/certificates-view'
import { RegisterView as RegisterView_2273de968116587a55a2ee62cc3b8983 } from '../../../lib/office/certificates/register-view'
import { ManyView as ManyView_c9dcee56f7af9c266f88ff5118aa2cad } from '../../../lib/office/certificates/many-view'
import { CertificateView as CertificateView_40c460ddee710552c904511fb5c0d67b } from '../../../lib/office/certificates/certificate-view'
import { CardsView as CardsView_4e3e78140900dd4c0b3b1d4b52792ffa } from '../../../lib/office/identity-cards/cards-view'
import { CardsPrint as CardsPrint_57fbe81bdd30c6b4ae35977e99592590 } from '../../../lib/office/identity-cards/cards-print'
import { CardsRegister as CardsRegister_3e68695170c0582325b2444d8199b456 } from '../../../lib/office/identity-cards/register-view'
import { SignatureView as SignatureView_fea81b929c84f28d9948652c254a6c9b } from '../../../lib/office/signature/signature-view'
import { PromotionView as PromotionView_64cc20829bf5e213d548ee0404ac2670 } from '../../../lib/office/promotion/promotion-view'
import { DataRequestsView as DataRequestsView_7fa257ebf02cf103a528ca5218b948af } from '../../../lib/office/data-requests/data-requests-view'
import { FeedbackView as FeedbackView_494c9c33183dbe109e9b7c1ab807cdc2 } from '../../../lib/office/feedback/feedback-view'
import { ActivityView as ActivityView_6f2f1e8591370c660b2dcecf607b2b7d } from '../../../lib/office/activity/activity-view'
import { BackupView as BackupView_209a8667670acfa9f53ced3b41a19368 } from '../../../lib/office/backup/backup-view'
import { UpdatesView as UpdatesView_a468fdfb057a24e615f3a7a2428fb541 } from '../../../lib/office/updates/updates-view'
import { BijoyView as BijoyView_54b2bccc786ac67105f5dd83014f4737 } from '../../../lib/office/bijoy/bijoy-view'
import { ChecklistView as ChecklistView_d56181fc03d03cd35d5116bcd90d10df } from '../../../lib/office/checklist/checklist-view'
import { DateListView as DateListView_52f761051c2e055c033254074d112445 } from '../../../lib/office/date-list/date-list-view'
import { SectionRosterView as SectionRosterView_452aeed414a924041871c3db9851a5ef } from '../../../lib/office/section-roster/section-roster-view'
import { SlipsView as SlipsView_d1e0642e2acea564476f519f695c53c4 } from '../../../lib/office/slips/slips-view'
import { EraseView as EraseView_b0f2500a39388ea11d16fec280e573c0 } from '../../../lib/office/erasing/erase-view'
import { SecondFactorView as SecondFactorView_b7108ea1161ccea7f8dc60cb0302d64c } from '../../../lib/office/second-factor/second-factor-view'
import { SessionsView as SessionsView_e115da96121afd1049baf50226269330 } from '../../../lib/office/sessions/sessions-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/lib/office/sessions/unsaved-fields#UnsavedFields": UnsavedFields_2afe4d609280b55c2d55a5a45d72fc06,
  "/lib/office/editing/refused-fields#RefusedFields": RefusedFields_2f723d21c7aa07290ba973aa5370d683,
  "/lib/office/parts/task-fill#TaskFill": TaskFill_fc4311211398614c61286394af9fbe97,
  "/lib/office/publishing/announcement-field#AnnouncementField": AnnouncementField_e4a950fd0461265558d5848c38e97be3,
  "/lib/office/parts/checkbox-field#CheckboxField": CheckboxField_16b6506d9d64f15360ca343b3acfced0,
  "/lib/office/parts/cells#DateCell": DateCell_b0b95ad0c2e59c55d32814a6e44b3072,
  "/lib/office/parts/date-field#DateField": DateField_5eae1b0b64a2c3a1864d09e28e3b3b16,
  "/lib/office/publishing/files-field#FilesField": FilesField_14d155bd583eb145f4e31d3eed559cdb,
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
  "/lib/office/circulars/circular-link#CircularLink": CircularLink_fb7e70e95231c103543016851411d348,
  "/lib/office/publishing/restore-cell#NoField": NoField_8eef2e46da489138e16e26d983ff7c5c,
  "/lib/office/publishing/list-cells#RestoreCell": RestoreCell_f4237e15d1d9c77c9eec769f0118c082,
  "/lib/office/publishing/list-cells#StateCell": StateCell_f4237e15d1d9c77c9eec769f0118c082,
  "/lib/office/parts/list-pages#ListPages": ListPages_2995ae76235dbac75a3943c991b527e1,
  "/lib/office/circulars/circulars-start#CircularsStart": CircularsStart_a125aa4d26382a146bbc3b98dbe29e49,
  "/lib/office/parts/list-dates#ListDates": ListDates_fc4dc98d13c0410dfd3adba08346468b,
  "/lib/office/publishing/site-links#SiteLinks": SiteLinks_e8ec25489be82b7b50a2737842842810,
  "/lib/office/editing/editing-guard#EditingGuard": EditingGuard_96b56f9edc7907a38c41567af6495fe0,
  "/lib/office/parts/saved-at#SavedAt": SavedAt_d947081ee086f4c8959d61559175266a,
  "/lib/office/parts/record-title#RecordTitle": RecordTitle_e9aa08e8ea3cdc6b6e7de76ea1f1e900,
  "/lib/office/publishing/publish-button#PublishButton": PublishButton_d68aa35f81837659b368f7e502eb61b9,
  "/lib/office/activity/history-view#HistoryView": HistoryView_8f4580302c2fc2ad90b5b687bbcca6ce,
  "/lib/office/activity/versions-pill#VersionsPill": VersionsPill_223173f43a9be1f89bcf642471a49795,
  "/lib/office/activity/version-view#VersionView": VersionView_8f3ca30067e0a25351c898e9cc7ae32c,
  "/lib/office/parts/cells#NumberCell": NumberCell_b0b95ad0c2e59c55d32814a6e44b3072,
  "/lib/office/parts/number-input#NumberInput": NumberInput_1134e4da544155f0094528b94ebc9803,
  "/lib/office/date-list/date-list-start#DateListStart": DateListStart_7706221b62f410311ddbc6596d9ebbb4,
  "/lib/office/publishing/link-field#LinkField": LinkField_4dca736d2c41c894eca9b22492790e69,
  "/lib/office/publishing/media-uses-field#MediaUses": MediaUses_53cc242ab881362524026ab8d550559d,
  "/lib/office/publishing/alt-label#AltLabel": AltLabel_38a021e384d473e05f4f9bd358c0da73,
  "/lib/office/publishing/focal-point#FocalPoint": FocalPoint_e4618e9a0f17693ac1a8e97bcc3a4ab9,
  "/lib/office/students/student-record#StudentRecord": StudentRecord_45a4dda520804766c6c40f673b4aac4c,
  "/lib/office/parts/cells#LinkedCell": LinkedCell_b0b95ad0c2e59c55d32814a6e44b3072,
  "/lib/office/students/list-cells#PictureCell": PictureCell_85b52da0f83e990396cb7c72c2e802b8,
  "/lib/office/students/place-heading#PlaceHeading": PlaceHeading_f3bbcae952a685e34db11a9202cab50f,
  "/lib/office/students/list-cells#PlaceCell": PlaceCell_85b52da0f83e990396cb7c72c2e802b8,
  "/lib/office/students/list-cells#RollCell": RollCell_85b52da0f83e990396cb7c72c2e802b8,
  "/lib/office/students/student-list-start#StudentListStart": StudentListStart_67c41654220bdbefa308fe79b44b3a95,
  "/lib/office/students/picture-field#PictureField": PictureField_119fcc3911cc5a8ec2439526cf169fbc,
  "/lib/office/admissions/application-list-start#ApplicationListStart": ApplicationListStart_2b114aca749829854929bee1b491bda6,
  "/lib/office/release/unreleased-hint#UnreleasedHint": UnreleasedHint_d8868f8330c73d2f001459dca3a40b3d,
  "/lib/office/parts/row-label#RowLabel": RowLabel_86b07a8e2f0cdcae915edf54bd27dbff,
  "/lib/office/second-factor/prove-first#ProveFirst": ProveFirst_d204590a32ff9b4f7ae07042382d909b,
  "/lib/office/staff/current-password#CurrentPassword": CurrentPassword_b2261cdba8e1a98a4c326e552578f31b,
  "/lib/office/staff/staff-password-slip#StaffPasswordSlip": StaffPasswordSlip_0c7e0cfe034de70c3e8dd821d865d6dc,
  "/lib/office/second-factor/account-second-factor#AccountSecondFactor": AccountSecondFactor_2704f8e53d88476438b99746d83d62d9,
  "/lib/office/sessions/account-sessions#AccountSessions": AccountSessions_314f2308d2b4b074bee6d4cf16d270bf,
  "/lib/office/publishing/header-preview#HeaderPreview": HeaderPreview_3ca6ddebf0a7739a10a8b3e77976adbe,
  "/lib/office/publishing/color-picker#ColorPicker": ColorPicker_b4325e368a25d650302d57887f80a3b0,
  "/lib/office/parts/nav#Nav": Nav_7df74e128061bc525570d76c7d5c1a8f,
  "/lib/office/parts/crest#CrestIcon": CrestIcon_15b6cd8b5a9916a1c7394aab222f3aff,
  "/lib/office/parts/crest#CrestLogo": CrestLogo_15b6cd8b5a9916a1c7394aab222f3aff,
  "/lib/office/parts/typing#Typing": Typing_185b0c5e1150878853b0d9aac7bcdb28,
  "/lib/office/bijoy/bijoy-paste#BijoyPaste": BijoyPaste_1e918d759b4cfa9b03fa35ba0ff0ee76,
  "/lib/office/parts/connection#Connection": Connection_f0e196bdae07ac94244104cc7aedf90d,
  "/lib/office/parts/payload-names#PayloadNames": PayloadNames_dd27c15e07494295532289a259034727,
  "/lib/office/sessions/stay-signed-in#StaySignedIn": StaySignedIn_53f1d6ae692c378aa54c3f9c86961479,
  "/lib/office/parts/task-bar#TaskBar": TaskBar_482b96fec84c47c0c1b36a799746f44c,
  "/lib/office/activity/undo-bar#UndoBar": UndoBar_c87829cc8391eeb6428f2d8a47e0d9ab,
  "/lib/office/start/start-view#StartView": StartView_80e78e80a7b53e0999973f9dbb5cb2e3,
  "/lib/office/second-factor/login-view#LoginView": LoginView_a20a0ddc8c7fd8c8b3d688f41d3351fa,
  "/lib/office/guide/guide-view#GuideView": GuideView_06d3230a2690b22c86edbdb4d76f05da,
  "/lib/office/circulars/circulars-view#CircularsView": CircularsView_e6f77aee16244d4ec8cde51aabf92d75,
  "/lib/office/circulars/circular-view#CircularView": CircularView_fa003e27ff599c157fff175e3d94c822,
  "/lib/office/circulars/circular-print#CircularPrint": CircularPrint_7d6cbb30df19108a41db7d50515b9c5a,
  "/lib/office/circulars/reach-view#ReachView": ReachView_63c9f3e044c0cdd593f63f2832bc5fb0,
  "/lib/office/circulars/strips-view#StripsView": StripsView_c90e5e450d3e295dadd04b762482a0ef,
  "/lib/office/banner/banner-view#BannerView": BannerView_3e30c2a27d7acaa168cd73990f8d8760,
  "/lib/office/site-menu/site-menu-view#SiteMenuView": SiteMenuView_02e3ddddc1891bcb57ebf7d7c3db95f8,
  "/lib/office/applicant-list/applicant-list-view#ApplicantListView": ApplicantListView_da95215ac93e17dd63d843b310809301,
  "/lib/office/admissions/admissions-view#AdmissionsView": AdmissionsView_81e5ccb91f2fdd6153fb5d9dd31752f5,
  "/lib/office/admissions/admissions-list-view#AdmissionsListView": AdmissionsListView_e18e7def36f23b0521ba2104de1d8785,
  "/lib/office/admissions/admission-view#AdmissionView": AdmissionView_5cc2f04f514960cf16acc504103b64bb,
  "/lib/office/teaching/teaching-view#TeachingView": TeachingView_5ea6231e732b49de08e0b2bb79e74f0e,
  "/lib/office/teaching/choices-view#ChoicesView": ChoicesView_6f7bb2cbc4bfb7a2348fab657d836774,
  "/lib/office/class-setup/class-setup-view#ClassSetupView": ClassSetupView_802da0bccbdd207c749977bb5f35952b,
  "/lib/office/marks/marks-view#MarksView": MarksView_ea7e6757f7d86c9832dff8aa4193e1c8,
  "/lib/office/release/release-view#ReleaseView": ReleaseView_b3dabf403e0a8defe48e4d8a903c5643,
  "/lib/office/old-results/old-results-view#OldResultsView": OldResultsView_d5eab52dbe31a8adf0f448d2fe99c336,
  "/lib/office/result-names/result-names-view#ResultNamesView": ResultNamesView_bab96c55061982a3e24111a9dfc77d49,
  "/lib/office/import/import-view#ImportView": ImportView_6b5178c63a19bec640f3faf98674e608,
  "/lib/office/printing/printing-view#PrintingView": PrintingView_490c264661005476130757928c78c839,
  "/lib/office/certificate-templates/templates-view#TemplatesView": TemplatesView_ff68264329e01d51fef87d3d49d2a511,
  "/lib/office/certificates/certificates-view#CertificatesView": CertificatesView_33fdebc992687779ff23684cb49757d5,
  "/lib/office/certificates/register-view#RegisterView": RegisterView_2273de968116587a55a2ee62cc3b8983,
  "/lib/office/certificates/many-view#ManyView": ManyView_c9dcee56f7af9c266f88ff5118aa2cad,
  "/lib/office/certificates/certificate-view#CertificateView": CertificateView_40c460ddee710552c904511fb5c0d67b,
  "/lib/office/identity-cards/cards-view#CardsView": CardsView_4e3e78140900dd4c0b3b1d4b52792ffa,
  "/lib/office/identity-cards/cards-print#CardsPrint": CardsPrint_57fbe81bdd30c6b4ae35977e99592590,
  "/lib/office/identity-cards/register-view#CardsRegister": CardsRegister_3e68695170c0582325b2444d8199b456,
  "/lib/office/signature/signature-view#SignatureView": SignatureView_fea81b929c84f28d9948652c254a6c9b,
  "/lib/office/promotion/promotion-view#PromotionView": PromotionView_64cc20829bf5e213d548ee0404ac2670,
  "/lib/office/data-requests/data-requests-view#DataRequestsView": DataRequestsView_7fa257ebf02cf103a528ca5218b948af,
  "/lib/office/feedback/feedback-view#FeedbackView": FeedbackView_494c9c33183dbe109e9b7c1ab807cdc2,
  "/lib/office/activity/activity-view#ActivityView": ActivityView_6f2f1e8591370c660b2dcecf607b2b7d,
  "/lib/office/backup/backup-view#BackupView": BackupView_209a8667670acfa9f53ced3b41a19368,
  "/lib/office/updates/updates-view#UpdatesView": UpdatesView_a468fdfb057a24e615f3a7a2428fb541,
  "/lib/office/bijoy/bijoy-view#BijoyView": BijoyView_54b2bccc786ac67105f5dd83014f4737,
  "/lib/office/checklist/checklist-view#ChecklistView": ChecklistView_d56181fc03d03cd35d5116bcd90d10df,
  "/lib/office/date-list/date-list-view#DateListView": DateListView_52f761051c2e055c033254074d112445,
  "/lib/office/section-roster/section-roster-view#SectionRosterView": SectionRosterView_452aeed414a924041871c3db9851a5ef,
  "/lib/office/slips/slips-view#SlipsView": SlipsView_d1e0642e2acea564476f519f695c53c4,
  "/lib/office/erasing/erase-view#EraseView": EraseView_b0f2500a39388ea11d16fec280e573c0,
  "/lib/office/second-factor/second-factor-view#SecondFactorView": SecondFactorView_b7108ea1161ccea7f8dc60cb0302d64c,
  "/lib/office/sessions/sessions-view#SessionsView": SessionsView_e115da96121afd1049baf50226269330,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
