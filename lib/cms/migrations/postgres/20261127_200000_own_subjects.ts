import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_rels" ADD COLUMN "subjects_id" integer;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_subjects_fk" FOREIGN KEY ("subjects_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_rels_subjects_id_idx" ON "staff_rels" USING btree ("subjects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_rels" DROP CONSTRAINT "staff_rels_subjects_fk";
  
  DROP INDEX "staff_rels_subjects_id_idx";
  ALTER TABLE "staff_rels" DROP COLUMN "subjects_id";`)
}
