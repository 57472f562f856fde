import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "former_names" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"record" numeric NOT NULL
  );
  
  ALTER TABLE "notices" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_shown_until" timestamp(3) with time zone;
  ALTER TABLE "routines" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "_routines_v" ADD COLUMN "version_shown_until" timestamp(3) with time zone;
  ALTER TABLE "curriculums" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "_curriculums_v" ADD COLUMN "version_shown_until" timestamp(3) with time zone;
  ALTER TABLE "contents" ADD COLUMN "published_at" timestamp(3) with time zone;
  ALTER TABLE "contents" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "_contents_v" ADD COLUMN "version_published_at" timestamp(3) with time zone;
  ALTER TABLE "_contents_v" ADD COLUMN "version_shown_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "former_names_id" integer;
  CREATE INDEX "former_names_record_idx" ON "former_names" USING btree ("record");
  CREATE UNIQUE INDEX "kind_name_idx" ON "former_names" USING btree ("kind","name");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_names_fk" FOREIGN KEY ("former_names_id") REFERENCES "public"."former_names"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notices_shown_until_idx" ON "notices" USING btree ("shown_until");
  CREATE INDEX "_notices_v_version_version_shown_until_idx" ON "_notices_v" USING btree ("version_shown_until");
  CREATE INDEX "routines_shown_until_idx" ON "routines" USING btree ("shown_until");
  CREATE INDEX "_routines_v_version_version_shown_until_idx" ON "_routines_v" USING btree ("version_shown_until");
  CREATE INDEX "curriculums_shown_until_idx" ON "curriculums" USING btree ("shown_until");
  CREATE INDEX "_curriculums_v_version_version_shown_until_idx" ON "_curriculums_v" USING btree ("version_shown_until");
  CREATE INDEX "contents_published_at_idx" ON "contents" USING btree ("published_at");
  CREATE INDEX "contents_shown_until_idx" ON "contents" USING btree ("shown_until");
  CREATE INDEX "_contents_v_version_version_published_at_idx" ON "_contents_v" USING btree ("version_published_at");
  CREATE INDEX "_contents_v_version_version_shown_until_idx" ON "_contents_v" USING btree ("version_shown_until");
  CREATE INDEX "payload_locked_documents_rels_former_names_id_idx" ON "payload_locked_documents_rels" USING btree ("former_names_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "former_names" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "former_names" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_former_names_fk";
  
  DROP INDEX "notices_shown_until_idx";
  DROP INDEX "_notices_v_version_version_shown_until_idx";
  DROP INDEX "routines_shown_until_idx";
  DROP INDEX "_routines_v_version_version_shown_until_idx";
  DROP INDEX "curriculums_shown_until_idx";
  DROP INDEX "_curriculums_v_version_version_shown_until_idx";
  DROP INDEX "contents_published_at_idx";
  DROP INDEX "contents_shown_until_idx";
  DROP INDEX "_contents_v_version_version_published_at_idx";
  DROP INDEX "_contents_v_version_version_shown_until_idx";
  DROP INDEX "payload_locked_documents_rels_former_names_id_idx";
  ALTER TABLE "notices" DROP COLUMN "shown_until";
  ALTER TABLE "_notices_v" DROP COLUMN "version_shown_until";
  ALTER TABLE "routines" DROP COLUMN "shown_until";
  ALTER TABLE "_routines_v" DROP COLUMN "version_shown_until";
  ALTER TABLE "curriculums" DROP COLUMN "shown_until";
  ALTER TABLE "_curriculums_v" DROP COLUMN "version_shown_until";
  ALTER TABLE "contents" DROP COLUMN "published_at";
  ALTER TABLE "contents" DROP COLUMN "shown_until";
  ALTER TABLE "_contents_v" DROP COLUMN "version_published_at";
  ALTER TABLE "_contents_v" DROP COLUMN "version_shown_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "former_names_id";`)
}
