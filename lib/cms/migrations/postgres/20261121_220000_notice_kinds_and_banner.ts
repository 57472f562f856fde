import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_kind" AS ENUM('exam', 'admission', 'holiday', 'fee', 'general');
  CREATE TYPE "public"."enum__notices_v_version_kind" AS ENUM('exam', 'admission', 'holiday', 'fee', 'general');
  CREATE TABLE "banner" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"link" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_banner_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_text" varchar,
  	"version_link" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "notices" ADD COLUMN "kind" "enum_notices_kind" DEFAULT 'general';
  ALTER TABLE "notices" ADD COLUMN "pinned" boolean DEFAULT false;
  ALTER TABLE "_notices_v" ADD COLUMN "version_kind" "enum__notices_v_version_kind" DEFAULT 'general';
  ALTER TABLE "_notices_v" ADD COLUMN "version_pinned" boolean DEFAULT false;
  CREATE INDEX "_banner_v_created_at_idx" ON "_banner_v" USING btree ("created_at");
  CREATE INDEX "_banner_v_updated_at_idx" ON "_banner_v" USING btree ("updated_at");
  CREATE INDEX "kind_publishedAt_idx" ON "notices" USING btree ("kind","published_at");
  CREATE INDEX "pinned_publishedAt_idx" ON "notices" USING btree ("pinned","published_at");
  CREATE INDEX "version_kind_version_publishedAt_idx" ON "_notices_v" USING btree ("version_kind","version_published_at");
  CREATE INDEX "version_pinned_version_publishedAt_idx" ON "_notices_v" USING btree ("version_pinned","version_published_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_banner_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "banner" CASCADE;
  DROP TABLE "_banner_v" CASCADE;
  DROP INDEX "kind_publishedAt_idx";
  DROP INDEX "pinned_publishedAt_idx";
  DROP INDEX "version_kind_version_publishedAt_idx";
  DROP INDEX "version_pinned_version_publishedAt_idx";
  ALTER TABLE "notices" DROP COLUMN "kind";
  ALTER TABLE "notices" DROP COLUMN "pinned";
  ALTER TABLE "_notices_v" DROP COLUMN "version_kind";
  ALTER TABLE "_notices_v" DROP COLUMN "version_pinned";
  DROP TYPE "public"."enum_notices_kind";
  DROP TYPE "public"."enum__notices_v_version_kind";`)
}
