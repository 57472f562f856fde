/**
 * SQL of the table `old_addresses` (lib/school/old-addresses), for both databases; outside of Payload's schema. A row is
 * an address of the site that the school had before, and what it has become: a record, or a path of this site.
 */
export const oldAddressStatements = [
	`CREATE TABLE "old_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"collection" text,
	"record" integer,
	"path" text
)`,
	`CREATE INDEX "old_addresses_record_idx" ON "old_addresses" ("collection", "record")`,
];
