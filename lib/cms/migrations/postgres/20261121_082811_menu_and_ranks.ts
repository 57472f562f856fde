import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { insertDefaultMenu } from '../../default-menu'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_teachers_rank" AS ENUM('head', 'teacher', 'staff');
  ALTER TABLE "teachers" ADD COLUMN "rank" "enum_teachers_rank" DEFAULT 'teacher';
  ALTER TABLE "menu_entries" ADD COLUMN "group" varchar;`)
  await db.execute(insertDefaultMenu)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "teachers" DROP COLUMN "rank";
  ALTER TABLE "menu_entries" DROP COLUMN "group";
  DROP TYPE "public"."enum_teachers_rank";`)
}
