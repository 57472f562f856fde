import { UnsavedFields as UnsavedFields_66bd49d9ca9d748a7195ff0a52fc740c } from '../../../lib/office/sessions/unsaved-fields'
import { RefusedFields as RefusedFields_6c96611b946c11d5a729d061f0b4f95b } from '../../../lib/office/editing/refused-fields'
import { TaskFill as TaskFill_513a3fefe86ea72a6c95f725a7c3f072 } from '../../../lib/office/parts/task-bar'
import { AnnouncementField as AnnouncementField_2d53a90f59ef6ce080836007aa88c4d4 } from '../../../lib/office/publishing/announcement-field'
import { CheckboxField as CheckboxField_8972498e3919913b90f6904dcde9ea8e } from '../../../lib/office/parts/payload-fields'
import { DateCell as DateCell_8972498e3919913b90f6904dcde9ea8e } from '../../../lib/office/parts/payload-fields'
import { DateField as DateField_156bd427230d1ead4636fa3bc5f923ba } from '../../../lib/office/parts/date-field'
import { FilesField as FilesField_4c604dc337ade92093c6819774f123cb } from '../../../lib/office/publishing/files-field'
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
import { CircularLink as CircularLink_f9f3cd3398ccf44dee57d751b9255134 } from '../../../lib/office/circulars/circular-links'
import { NoField as NoField_372a3ba806573f581c93aa32a1ff178b } from '../../../lib/office/publishing/restore-cell'
import { RestoreCell as RestoreCell_2e093354d3d4c1afd252d83f6d669e23 } from '../../../lib/office/publishing/list-cells'
import { StateCell as StateCell_2e093354d3d4c1afd252d83f6d669e23 } from '../../../lib/office/publishing/list-cells'
import { ListPages as ListPages_df3910e0848e1d6b6d07b29fd1e1bdad } from '../../../lib/office/parts/list-pages'
import { CircularsStart as CircularsStart_98c2b152831146d29bab4b1749742a19 } from '../../../lib/office/parts/list-starts'
import { ListDates as ListDates_ed1c9afe5ae594cfd9395196533ad2bd } from '../../../lib/office/parts/list-dates'
import { SiteLinks as SiteLinks_5a71d8d2f8b3e4ee6732f9151f8bad5e } from '../../../lib/office/publishing/site-links'
import { EditingGuard as EditingGuard_5f70a39d354f56ed4fb29053a3e6ff40 } from '../../../lib/office/editing/editing-guard'
import { SavedAt as SavedAt_69c12e232a067991f423e8e011af05e0 } from '../../../lib/office/parts/record-title'
import { RecordTitle as RecordTitle_69c12e232a067991f423e8e011af05e0 } from '../../../lib/office/parts/record-title'
import { PublishButton as PublishButton_d6510a04d1656adc8e0582237e5900f3 } from '../../../lib/office/publishing/publish-button'
import { HistoryView as HistoryView_e745a9ffe950c1260fb9fa38030671fc } from '../../../lib/office/activity/history-view'
import { VersionsPill as VersionsPill_69c12e232a067991f423e8e011af05e0 } from '../../../lib/office/parts/record-title'
import { VersionView as VersionView_e745a9ffe950c1260fb9fa38030671fc } from '../../../lib/office/activity/history-view'
import { NumberCell as NumberCell_8972498e3919913b90f6904dcde9ea8e } from '../../../lib/office/parts/payload-fields'
import { NumberInput as NumberInput_8972498e3919913b90f6904dcde9ea8e } from '../../../lib/office/parts/payload-fields'
import { DateListStart as DateListStart_98c2b152831146d29bab4b1749742a19 } from '../../../lib/office/parts/list-starts'
import { LinkField as LinkField_fa9dad3d7b65c9312bea945f4d387a67 } from '../../../lib/office/publishing/server-fields'
import { MediaUses as MediaUses_fa9dad3d7b65c9312bea945f4d387a67 } from '../../../lib/office/publishing/server-fields'
import { AltLabel as AltLabel_08bc82c6206a585b162a6f9388bbe319 } from '../../../lib/office/publishing/focal-point'
import { FocalPoint as FocalPoint_08bc82c6206a585b162a6f9388bbe319 } from '../../../lib/office/publishing/focal-point'
import { StudentRecord as StudentRecord_e53850d8240f0eb244c79d6eb95181fa } from '../../../lib/office/students/student-record'
import { LinkedCell as LinkedCell_8972498e3919913b90f6904dcde9ea8e } from '../../../lib/office/parts/payload-fields'
import { PictureCell as PictureCell_b4c9d139b1487da1f8c9695d9b1a6d70 } from '../../../lib/office/students/list-cells'
import { PlaceHeading as PlaceHeading_17c126f87b98eeb2a584481543838b74 } from '../../../lib/office/students/list-parts'
import { PlaceCell as PlaceCell_b4c9d139b1487da1f8c9695d9b1a6d70 } from '../../../lib/office/students/list-cells'
import { RollCell as RollCell_b4c9d139b1487da1f8c9695d9b1a6d70 } from '../../../lib/office/students/list-cells'
import { SearchFocus as SearchFocus_17c126f87b98eeb2a584481543838b74 } from '../../../lib/office/students/list-parts'
import { StudentListStart as StudentListStart_98c2b152831146d29bab4b1749742a19 } from '../../../lib/office/parts/list-starts'
import { PictureField as PictureField_89ff133fd7f4645aa6877d07c05c9b88 } from '../../../lib/office/students/student-photo'
import { ApplicationListStart as ApplicationListStart_98c2b152831146d29bab4b1749742a19 } from '../../../lib/office/parts/list-starts'
import { UnreleasedHint as UnreleasedHint_082554da61905df61e44e878f9af59b0 } from '../../../lib/office/release/unreleased-hint'
import { RowLabel as RowLabel_69c12e232a067991f423e8e011af05e0 } from '../../../lib/office/parts/record-title'
import { ProveFirst as ProveFirst_b8b98a55a21ba36e9efc75a7894c55bf } from '../../../lib/office/second-factor/proven-link'
import { CurrentPassword as CurrentPassword_6fa3465188998bed5a293d56050b5c77 } from '../../../lib/office/staff/current-password'
import { StaffPasswordSlip as StaffPasswordSlip_11023f49ac3a9de6156f323349678d8e } from '../../../lib/office/staff/staff-password-slip'
import { AccountSecondFactor as AccountSecondFactor_b3bbaf7ea182ae0e6e1f57f27a33a741 } from '../../../lib/office/second-factor/account-second-factor'
import { AccountSessions as AccountSessions_7d22ebae1e50a0d85277a0f8461ad6ba } from '../../../lib/office/sessions/account-sessions'
import { HeaderPreview as HeaderPreview_1f50c4b8001ca0dc58a070f1d90bb12c } from '../../../lib/office/publishing/header-preview'
import { ColorPicker as ColorPicker_1f50c4b8001ca0dc58a070f1d90bb12c } from '../../../lib/office/publishing/header-preview'
import { Nav as Nav_ffb6c5385df203e8509cd2e8c2f1df5c } from '../../../lib/office/parts/nav'
import { CrestIcon as CrestIcon_c9c14ed1cf525bd6b31a5ffa9d40fddf } from '../../../lib/office/parts/crest'
import { CrestLogo as CrestLogo_c9c14ed1cf525bd6b31a5ffa9d40fddf } from '../../../lib/office/parts/crest'
import { Typing as Typing_fc7306f26e0b493114ddc7d77987205b } from '../../../lib/office/parts/typing'
import { BijoyPaste as BijoyPaste_7b29abebe87713dc5ae394536ce13470 } from '../../../lib/office/bijoy/bijoy-paste'
import { Connection as Connection_20ae6a64c1aa7f2d0f9888c35f613e95 } from '../../../lib/office/parts/connection'
import { PayloadNames as PayloadNames_bfa8073fe9dbb63fe06a67e42472f792 } from '../../../lib/office/parts/payload-names'
import { StaySignedIn as StaySignedIn_743e2b1e65a9e11d25b0582685ffa59a } from '../../../lib/office/sessions/stay-signed-in'
import { TaskBar as TaskBar_513a3fefe86ea72a6c95f725a7c3f072 } from '../../../lib/office/parts/task-bar'
import { UndoBar as UndoBar_f8539764559747e5084cd5c536c4c666 } from '../../../lib/office/activity/undo-bar'
import { StartView as StartView_9e2abd7f861cc3d65c7f3f6aca2ec983 } from '../../../lib/office/start/start-view'
import { LoginView as LoginView_4fe77fe7419fe1386eea82982eccdff7 } from '../../../lib/office/second-factor/login-view'
import { ClassSetupView as ClassSetupView_5b54b1ec6d6970c6e9d51356302b45b9 } from '../../../lib/office/class-setup/class-setup-view'
import { ExamRoutineView as ExamRoutineView_4521691aa3229ea2fcbf9ed175273fe8 } from '../../../lib/office/exam-routine/exam-routine-view'
import { ReleaseView as ReleaseView_9850dc7c2e30af5180d3ef01e6f9ce09 } from '../../../lib/office/release/release-view'
import { OldResultsView as OldResultsView_1ba671504978fd4db4538952d367f737 } from '../../../lib/office/old-results/old-results-view'
import { ResultNamesView as ResultNamesView_abe305089cc966a9c68e929ff0fe5f2a } from '../../../lib/office/result-names/result-names-view'
import { TemplatesView as TemplatesView_05815626b3ece90ba7d6b28ad66c6bf2 } from '../../../lib/office/certificate-templates/templates-view'
import { SignatureView as SignatureView_a1d9cb7142ab2ee4bcc656b99bd60a3e } from '../../../lib/office/signature/signature-view'
import { BackupView as BackupView_9279327988e5d04603785876adcd04e8 } from '../../../lib/office/backup/backup-view'
import { UpdatesView as UpdatesView_5954c3a9dad7514b318c0b0e3dd3fe46 } from '../../../lib/office/updates/updates-view'
import { EraseView as EraseView_ec6f579c83c99fdf2a2c882e929e5d08 } from '../../../lib/office/erasing/erase-view'
import { GuideView as GuideView_b63dbfd54cf850eb7ec392f1ae1f751b } from '../../../lib/office/guide/guide-view'
import { ActivityView as ActivityView_0f2ba6a7e0c25d5ca6b9dd5bce8b843a } from '../../../lib/office/activity/activity-view'
import { SecondFactorView as SecondFactorView_e4a934f8698a893c780f0f77f43b3351 } from '../../../lib/office/second-factor/second-factor-view'
import { SessionsView as SessionsView_a82dd21af82cd0b311cc0f73db3d0a7d } from '../../../lib/office/sessions/sessions-view'
import { CircularsView as CircularsView_4231cc4f0ad541ffa166212efe63b277 } from '../../../lib/office/circulars/circulars-view'
import { CircularView as CircularView_4231cc4f0ad541ffa166212efe63b277 } from '../../../lib/office/circulars/circulars-view'
import { CircularPrint as CircularPrint_3676140276ba1156ff31811a5513119a } from '../../../lib/office/circulars/papers-view'
import { ReachView as ReachView_63c9f3e044c0cdd593f63f2832bc5fb0 } from '../../../lib/office/circulars/reach-view'
import { StripsView as StripsView_3676140276ba1156ff31811a5513119a } from '../../../lib/office/circulars/papers-view'
import { BannerView as BannerView_bd9d0b684a49e08ac6bfb3c75189139c } from '../../../lib/office/banner/banner-view'
import { SiteMenuView as SiteMenuView_ead1c7481cc79e2747fbb2027d5ab292 } from '../../../lib/office/site-menu/site-menu-view'
import { DateListView as DateListView_100138dd26cc0c3cb869c173815d2681 } from '../../../lib/office/date-list/date-list-view'
import { BijoyView as BijoyView_76a391aa186d50f2a2edc5f89d5f266a } from '../../../lib/office/bijoy/bijoy-view'
import { ChecklistView as ChecklistView_05b7fd8549be69158b84565708614c4c } from '../../../lib/office/checklist/checklist-view'
import { FeedbackView as FeedbackView_77fa4d23ced32899f506d357a0903551 } from '../../../lib/office/feedback/feedback-view'
import { DataRequestsView as DataRequestsView_4dc84367f2f794d8e16abac189d1fefd } from '../../../lib/office/data-requests/data-requests-view'
import { ApplicantListView as ApplicantListView_21ae33e7c4e4c8a66328114c15f35447 } from '../../../lib/office/applicant-list/applicant-list-view'
import { AdmissionsView as AdmissionsView_c16735517111b37751333b85ae4759ef } from '../../../lib/office/admissions/admissions-view'
import { AdmissionsListView as AdmissionsListView_1e89e49ed5508083440e3b1afbf4e15f } from '../../../lib/office/admissions/admissions-list-view'
import { AdmissionView as AdmissionView_e350ca13bf0cc63e41a4c86eb2fd493f } from '../../../lib/office/admissions/admission-view'
import { MarksView as MarksView_55573188f0af5bc0697368e3526e9af7 } from '../../../lib/office/marks/marks-view'
import { TeachingView as TeachingView_46429ab7685a4d5d6eab2ba450cd573b } from '../../../lib/office/teaching/teaching-view'
import { ChoicesView as ChoicesView_46429ab7685a4d5d6eab2ba450cd573b } from '../../../lib/office/teaching/teaching-view'
import { ImportView as ImportView_7cb535bc5ce943ab3481552decf4d122 } from '../../../lib/office/import/import-view'
import { PrintingView as PrintingView_d0bf494562250cddb629060ecd4c0ba3 } from '../../../lib/office/printing/printing-view'
import { CertificatesView as CertificatesView_69bdef7911a95626cff49fc3d5eb9f62 } from '../../../lib/office/certificates/certificates-view'
import { RegisterView as RegisterView_69bdef7911a95626cff49fc3d5eb9f62 } from '../../../lib/office/certificates/certificates-view'
import { ManyView as ManyView_21250cfe0031f062cd54de6ef348cf06 } from '../../../lib/office/certificates/many-view'
import { CertificateView as CertificateView_61ac10dfb3c8425012cdc9bf1f416042 } from '../../../lib/office/certificates/certificate-view'
import { CardsView as CardsView_51960f111c498f9bcd6a254d9df36c5d } from '../../../lib/office/identity-cards/cards-view'
import { CardsPrint as CardsPrint_26eedbd66681ccf30686c779767fde1c } from '../../../lib/office/identity-cards/cards-print'
import { CardsRegister as CardsRegister_51960f111c498f9bcd6a254d9df36c5d } from '../../../lib/office/identity-cards/cards-view'
import { PromotionView as PromotionView_269712afe9971bc5f3f6f439b9dec97d } from '../../../lib/office/promotion/promotion-view'
import { SectionRosterView as SectionRosterView_234995a2fe4cdecb3899cb4f37eeb26c } from '../../../lib/office/section-roster/section-roster-view'
import { SlipsView as SlipsView_76e261cf2ab97ee4258368f77c02cf26 } from '../../../lib/office/slips/slips-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/lib/office/sessions/unsaved-fields#UnsavedFields": UnsavedFields_66bd49d9ca9d748a7195ff0a52fc740c,
  "/lib/office/editing/refused-fields#RefusedFields": RefusedFields_6c96611b946c11d5a729d061f0b4f95b,
  "/lib/office/parts/task-bar#TaskFill": TaskFill_513a3fefe86ea72a6c95f725a7c3f072,
  "/lib/office/publishing/announcement-field#AnnouncementField": AnnouncementField_2d53a90f59ef6ce080836007aa88c4d4,
  "/lib/office/parts/payload-fields#CheckboxField": CheckboxField_8972498e3919913b90f6904dcde9ea8e,
  "/lib/office/parts/payload-fields#DateCell": DateCell_8972498e3919913b90f6904dcde9ea8e,
  "/lib/office/parts/date-field#DateField": DateField_156bd427230d1ead4636fa3bc5f923ba,
  "/lib/office/publishing/files-field#FilesField": FilesField_4c604dc337ade92093c6819774f123cb,
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
  "/lib/office/circulars/circular-links#CircularLink": CircularLink_f9f3cd3398ccf44dee57d751b9255134,
  "/lib/office/publishing/restore-cell#NoField": NoField_372a3ba806573f581c93aa32a1ff178b,
  "/lib/office/publishing/list-cells#RestoreCell": RestoreCell_2e093354d3d4c1afd252d83f6d669e23,
  "/lib/office/publishing/list-cells#StateCell": StateCell_2e093354d3d4c1afd252d83f6d669e23,
  "/lib/office/parts/list-pages#ListPages": ListPages_df3910e0848e1d6b6d07b29fd1e1bdad,
  "/lib/office/parts/list-starts#CircularsStart": CircularsStart_98c2b152831146d29bab4b1749742a19,
  "/lib/office/parts/list-dates#ListDates": ListDates_ed1c9afe5ae594cfd9395196533ad2bd,
  "/lib/office/publishing/site-links#SiteLinks": SiteLinks_5a71d8d2f8b3e4ee6732f9151f8bad5e,
  "/lib/office/editing/editing-guard#EditingGuard": EditingGuard_5f70a39d354f56ed4fb29053a3e6ff40,
  "/lib/office/parts/record-title#SavedAt": SavedAt_69c12e232a067991f423e8e011af05e0,
  "/lib/office/parts/record-title#RecordTitle": RecordTitle_69c12e232a067991f423e8e011af05e0,
  "/lib/office/publishing/publish-button#PublishButton": PublishButton_d6510a04d1656adc8e0582237e5900f3,
  "/lib/office/activity/history-view#HistoryView": HistoryView_e745a9ffe950c1260fb9fa38030671fc,
  "/lib/office/parts/record-title#VersionsPill": VersionsPill_69c12e232a067991f423e8e011af05e0,
  "/lib/office/activity/history-view#VersionView": VersionView_e745a9ffe950c1260fb9fa38030671fc,
  "/lib/office/parts/payload-fields#NumberCell": NumberCell_8972498e3919913b90f6904dcde9ea8e,
  "/lib/office/parts/payload-fields#NumberInput": NumberInput_8972498e3919913b90f6904dcde9ea8e,
  "/lib/office/parts/list-starts#DateListStart": DateListStart_98c2b152831146d29bab4b1749742a19,
  "/lib/office/publishing/server-fields#LinkField": LinkField_fa9dad3d7b65c9312bea945f4d387a67,
  "/lib/office/publishing/server-fields#MediaUses": MediaUses_fa9dad3d7b65c9312bea945f4d387a67,
  "/lib/office/publishing/focal-point#AltLabel": AltLabel_08bc82c6206a585b162a6f9388bbe319,
  "/lib/office/publishing/focal-point#FocalPoint": FocalPoint_08bc82c6206a585b162a6f9388bbe319,
  "/lib/office/students/student-record#StudentRecord": StudentRecord_e53850d8240f0eb244c79d6eb95181fa,
  "/lib/office/parts/payload-fields#LinkedCell": LinkedCell_8972498e3919913b90f6904dcde9ea8e,
  "/lib/office/students/list-cells#PictureCell": PictureCell_b4c9d139b1487da1f8c9695d9b1a6d70,
  "/lib/office/students/list-parts#PlaceHeading": PlaceHeading_17c126f87b98eeb2a584481543838b74,
  "/lib/office/students/list-cells#PlaceCell": PlaceCell_b4c9d139b1487da1f8c9695d9b1a6d70,
  "/lib/office/students/list-cells#RollCell": RollCell_b4c9d139b1487da1f8c9695d9b1a6d70,
  "/lib/office/students/list-parts#SearchFocus": SearchFocus_17c126f87b98eeb2a584481543838b74,
  "/lib/office/parts/list-starts#StudentListStart": StudentListStart_98c2b152831146d29bab4b1749742a19,
  "/lib/office/students/student-photo#PictureField": PictureField_89ff133fd7f4645aa6877d07c05c9b88,
  "/lib/office/parts/list-starts#ApplicationListStart": ApplicationListStart_98c2b152831146d29bab4b1749742a19,
  "/lib/office/release/unreleased-hint#UnreleasedHint": UnreleasedHint_082554da61905df61e44e878f9af59b0,
  "/lib/office/parts/record-title#RowLabel": RowLabel_69c12e232a067991f423e8e011af05e0,
  "/lib/office/second-factor/proven-link#ProveFirst": ProveFirst_b8b98a55a21ba36e9efc75a7894c55bf,
  "/lib/office/staff/current-password#CurrentPassword": CurrentPassword_6fa3465188998bed5a293d56050b5c77,
  "/lib/office/staff/staff-password-slip#StaffPasswordSlip": StaffPasswordSlip_11023f49ac3a9de6156f323349678d8e,
  "/lib/office/second-factor/account-second-factor#AccountSecondFactor": AccountSecondFactor_b3bbaf7ea182ae0e6e1f57f27a33a741,
  "/lib/office/sessions/account-sessions#AccountSessions": AccountSessions_7d22ebae1e50a0d85277a0f8461ad6ba,
  "/lib/office/publishing/header-preview#HeaderPreview": HeaderPreview_1f50c4b8001ca0dc58a070f1d90bb12c,
  "/lib/office/publishing/header-preview#ColorPicker": ColorPicker_1f50c4b8001ca0dc58a070f1d90bb12c,
  "/lib/office/parts/nav#Nav": Nav_ffb6c5385df203e8509cd2e8c2f1df5c,
  "/lib/office/parts/crest#CrestIcon": CrestIcon_c9c14ed1cf525bd6b31a5ffa9d40fddf,
  "/lib/office/parts/crest#CrestLogo": CrestLogo_c9c14ed1cf525bd6b31a5ffa9d40fddf,
  "/lib/office/parts/typing#Typing": Typing_fc7306f26e0b493114ddc7d77987205b,
  "/lib/office/bijoy/bijoy-paste#BijoyPaste": BijoyPaste_7b29abebe87713dc5ae394536ce13470,
  "/lib/office/parts/connection#Connection": Connection_20ae6a64c1aa7f2d0f9888c35f613e95,
  "/lib/office/parts/payload-names#PayloadNames": PayloadNames_bfa8073fe9dbb63fe06a67e42472f792,
  "/lib/office/sessions/stay-signed-in#StaySignedIn": StaySignedIn_743e2b1e65a9e11d25b0582685ffa59a,
  "/lib/office/parts/task-bar#TaskBar": TaskBar_513a3fefe86ea72a6c95f725a7c3f072,
  "/lib/office/activity/undo-bar#UndoBar": UndoBar_f8539764559747e5084cd5c536c4c666,
  "/lib/office/start/start-view#StartView": StartView_9e2abd7f861cc3d65c7f3f6aca2ec983,
  "/lib/office/second-factor/login-view#LoginView": LoginView_4fe77fe7419fe1386eea82982eccdff7,
  "/lib/office/class-setup/class-setup-view#ClassSetupView": ClassSetupView_5b54b1ec6d6970c6e9d51356302b45b9,
  "/lib/office/exam-routine/exam-routine-view#ExamRoutineView": ExamRoutineView_4521691aa3229ea2fcbf9ed175273fe8,
  "/lib/office/release/release-view#ReleaseView": ReleaseView_9850dc7c2e30af5180d3ef01e6f9ce09,
  "/lib/office/old-results/old-results-view#OldResultsView": OldResultsView_1ba671504978fd4db4538952d367f737,
  "/lib/office/result-names/result-names-view#ResultNamesView": ResultNamesView_abe305089cc966a9c68e929ff0fe5f2a,
  "/lib/office/certificate-templates/templates-view#TemplatesView": TemplatesView_05815626b3ece90ba7d6b28ad66c6bf2,
  "/lib/office/signature/signature-view#SignatureView": SignatureView_a1d9cb7142ab2ee4bcc656b99bd60a3e,
  "/lib/office/backup/backup-view#BackupView": BackupView_9279327988e5d04603785876adcd04e8,
  "/lib/office/updates/updates-view#UpdatesView": UpdatesView_5954c3a9dad7514b318c0b0e3dd3fe46,
  "/lib/office/erasing/erase-view#EraseView": EraseView_ec6f579c83c99fdf2a2c882e929e5d08,
  "/lib/office/guide/guide-view#GuideView": GuideView_b63dbfd54cf850eb7ec392f1ae1f751b,
  "/lib/office/activity/activity-view#ActivityView": ActivityView_0f2ba6a7e0c25d5ca6b9dd5bce8b843a,
  "/lib/office/second-factor/second-factor-view#SecondFactorView": SecondFactorView_e4a934f8698a893c780f0f77f43b3351,
  "/lib/office/sessions/sessions-view#SessionsView": SessionsView_a82dd21af82cd0b311cc0f73db3d0a7d,
  "/lib/office/circulars/circulars-view#CircularsView": CircularsView_4231cc4f0ad541ffa166212efe63b277,
  "/lib/office/circulars/circulars-view#CircularView": CircularView_4231cc4f0ad541ffa166212efe63b277,
  "/lib/office/circulars/papers-view#CircularPrint": CircularPrint_3676140276ba1156ff31811a5513119a,
  "/lib/office/circulars/reach-view#ReachView": ReachView_63c9f3e044c0cdd593f63f2832bc5fb0,
  "/lib/office/circulars/papers-view#StripsView": StripsView_3676140276ba1156ff31811a5513119a,
  "/lib/office/banner/banner-view#BannerView": BannerView_bd9d0b684a49e08ac6bfb3c75189139c,
  "/lib/office/site-menu/site-menu-view#SiteMenuView": SiteMenuView_ead1c7481cc79e2747fbb2027d5ab292,
  "/lib/office/date-list/date-list-view#DateListView": DateListView_100138dd26cc0c3cb869c173815d2681,
  "/lib/office/bijoy/bijoy-view#BijoyView": BijoyView_76a391aa186d50f2a2edc5f89d5f266a,
  "/lib/office/checklist/checklist-view#ChecklistView": ChecklistView_05b7fd8549be69158b84565708614c4c,
  "/lib/office/feedback/feedback-view#FeedbackView": FeedbackView_77fa4d23ced32899f506d357a0903551,
  "/lib/office/data-requests/data-requests-view#DataRequestsView": DataRequestsView_4dc84367f2f794d8e16abac189d1fefd,
  "/lib/office/applicant-list/applicant-list-view#ApplicantListView": ApplicantListView_21ae33e7c4e4c8a66328114c15f35447,
  "/lib/office/admissions/admissions-view#AdmissionsView": AdmissionsView_c16735517111b37751333b85ae4759ef,
  "/lib/office/admissions/admissions-list-view#AdmissionsListView": AdmissionsListView_1e89e49ed5508083440e3b1afbf4e15f,
  "/lib/office/admissions/admission-view#AdmissionView": AdmissionView_e350ca13bf0cc63e41a4c86eb2fd493f,
  "/lib/office/marks/marks-view#MarksView": MarksView_55573188f0af5bc0697368e3526e9af7,
  "/lib/office/teaching/teaching-view#TeachingView": TeachingView_46429ab7685a4d5d6eab2ba450cd573b,
  "/lib/office/teaching/teaching-view#ChoicesView": ChoicesView_46429ab7685a4d5d6eab2ba450cd573b,
  "/lib/office/import/import-view#ImportView": ImportView_7cb535bc5ce943ab3481552decf4d122,
  "/lib/office/printing/printing-view#PrintingView": PrintingView_d0bf494562250cddb629060ecd4c0ba3,
  "/lib/office/certificates/certificates-view#CertificatesView": CertificatesView_69bdef7911a95626cff49fc3d5eb9f62,
  "/lib/office/certificates/certificates-view#RegisterView": RegisterView_69bdef7911a95626cff49fc3d5eb9f62,
  "/lib/office/certificates/many-view#ManyView": ManyView_21250cfe0031f062cd54de6ef348cf06,
  "/lib/office/certificates/certificate-view#CertificateView": CertificateView_61ac10dfb3c8425012cdc9bf1f416042,
  "/lib/office/identity-cards/cards-view#CardsView": CardsView_51960f111c498f9bcd6a254d9df36c5d,
  "/lib/office/identity-cards/cards-print#CardsPrint": CardsPrint_26eedbd66681ccf30686c779767fde1c,
  "/lib/office/identity-cards/cards-view#CardsRegister": CardsRegister_51960f111c498f9bcd6a254d9df36c5d,
  "/lib/office/promotion/promotion-view#PromotionView": PromotionView_269712afe9971bc5f3f6f439b9dec97d,
  "/lib/office/section-roster/section-roster-view#SectionRosterView": SectionRosterView_234995a2fe4cdecb3899cb4f37eeb26c,
  "/lib/office/slips/slips-view#SlipsView": SlipsView_76e261cf2ab97ee4258368f77c02cf26,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
