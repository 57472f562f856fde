import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres"
import { staffDevices } from "../staff-devices";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_action" ADD VALUE IF NOT EXISTS 'login';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE IF NOT EXISTS 'failedLogin';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE IF NOT EXISTS 'logout';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE IF NOT EXISTS 'role';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE IF NOT EXISTS 'backup';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE IF NOT EXISTS 'download';
  ALTER TABLE "activity" ADD COLUMN "device" varchar;
  ALTER TABLE "activity" ADD COLUMN "address" varchar;
  ALTER TABLE "activity" ADD COLUMN "times" numeric;`)
  await db.execute(sql.raw(staffDevices));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_action";
  CREATE TYPE "public"."enum_activity_action" AS ENUM('create', 'update', 'publish', 'unpublish', 'trash', 'delete', 'recover', 'restore', 'password', 'admit', 'refuse', 'export', 'erase');
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE "public"."enum_activity_action" USING "action"::"public"."enum_activity_action";
  ALTER TABLE "activity" DROP COLUMN "device";
  ALTER TABLE "activity" DROP COLUMN "address";
  ALTER TABLE "activity" DROP COLUMN "times";`)
  await db.execute(sql.raw(`DROP TABLE "staff_devices"`));
}
