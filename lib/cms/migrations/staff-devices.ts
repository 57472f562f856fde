/** SQL of the table `staff_devices` (lib/cms/logins/devices), for both databases; outside of Payload's schema. */
export const staffDevices = `CREATE TABLE "staff_devices" (
	"session" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL REFERENCES "staff"("id") ON DELETE cascade,
	"device" text NOT NULL,
	"address" text NOT NULL
)`;
