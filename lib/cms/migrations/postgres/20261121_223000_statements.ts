import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_action" ADD VALUE 'export';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'erase';
  CREATE TABLE "privacy_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"what" varchar NOT NULL,
  	"why" varchar NOT NULL,
  	"time" varchar NOT NULL,
  	"who" varchar NOT NULL
  );
  
  CREATE TABLE "privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"body" jsonb,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"what" varchar NOT NULL,
  	"why" varchar NOT NULL,
  	"time" varchar NOT NULL,
  	"who" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_body" jsonb,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "accessibility" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"body" jsonb,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_accessibility_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_body" jsonb,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "students" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "privacy_rows" ADD CONSTRAINT "privacy_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_v_version_rows" ADD CONSTRAINT "_privacy_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "privacy_rows_order_idx" ON "privacy_rows" USING btree ("_order");
  CREATE INDEX "privacy_rows_parent_id_idx" ON "privacy_rows" USING btree ("_parent_id");
  CREATE INDEX "_privacy_v_version_rows_order_idx" ON "_privacy_v_version_rows" USING btree ("_order");
  CREATE INDEX "_privacy_v_version_rows_parent_id_idx" ON "_privacy_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");
  CREATE INDEX "_accessibility_v_created_at_idx" ON "_accessibility_v" USING btree ("created_at");
  CREATE INDEX "_accessibility_v_updated_at_idx" ON "_accessibility_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "privacy_rows" CASCADE;
  DROP TABLE "privacy" CASCADE;
  DROP TABLE "_privacy_v_version_rows" CASCADE;
  DROP TABLE "_privacy_v" CASCADE;
  DROP TABLE "accessibility" CASCADE;
  DROP TABLE "_accessibility_v" CASCADE;
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_action";
  CREATE TYPE "public"."enum_activity_action" AS ENUM('create', 'update', 'publish', 'unpublish', 'trash', 'delete', 'recover', 'restore', 'password', 'admit', 'refuse');
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE "public"."enum_activity_action" USING "action"::"public"."enum_activity_action";
  ALTER TABLE "students" DROP COLUMN "erased_at";`)
}
