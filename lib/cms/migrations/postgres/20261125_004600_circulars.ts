import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { circularReadStatements } from '../circulars'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices" ADD COLUMN "circular" boolean DEFAULT false;
  ALTER TABLE "notices_rels" ADD COLUMN "classes_id" integer;
  ALTER TABLE "_notices_v" ADD COLUMN "version_circular" boolean DEFAULT false;
  ALTER TABLE "_notices_v_rels" ADD COLUMN "classes_id" integer;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notices_circular_idx" ON "notices" USING btree ("circular");
  CREATE INDEX "notices_rels_classes_id_idx" ON "notices_rels" USING btree ("classes_id");
  CREATE INDEX "_notices_v_version_version_circular_idx" ON "_notices_v" USING btree ("version_circular");
  CREATE INDEX "_notices_v_rels_classes_id_idx" ON "_notices_v_rels" USING btree ("classes_id");`)
  for (const statement of circularReadStatements) await db.execute(sql.raw(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "circular_reads"`)
  await db.execute(sql`
   ALTER TABLE "notices_rels" DROP CONSTRAINT "notices_rels_classes_fk";
  
  ALTER TABLE "_notices_v_rels" DROP CONSTRAINT "_notices_v_rels_classes_fk";
  
  DROP INDEX "notices_circular_idx";
  DROP INDEX "notices_rels_classes_id_idx";
  DROP INDEX "_notices_v_version_version_circular_idx";
  DROP INDEX "_notices_v_rels_classes_id_idx";
  ALTER TABLE "notices" DROP COLUMN "circular";
  ALTER TABLE "notices_rels" DROP COLUMN "classes_id";
  ALTER TABLE "_notices_v" DROP COLUMN "version_circular";
  ALTER TABLE "_notices_v_rels" DROP COLUMN "classes_id";`)
}
