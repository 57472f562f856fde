import { createHash } from "node:crypto";
import { consentText, consentVersion } from "./consent";

/** The digest of each wording that was ever shown. */
const wordings: Record<string, string> = {
	"2026-11-23": "05ff600e38d12145",
	"2026-11-23.2": "704f8d18045f6636",
	"2026-11-24": "b47adc665106ec3f",
	"2026-11-27": "7db9d59eba33b160",
};

test("a changed wording of the consent is a new version", () => {
	const { facts, tick } = consentText;
	// The years are a setting of the code and part of what is promised.
	const wording = JSON.stringify([facts(2), tick]);
	const digest = createHash("sha256").update(wording).digest("hex").slice(0, 16);
	// Failed? Then give consentVersion the day of today, and add a line above; the former lines stay.
	expect({ [consentVersion]: digest }).toEqual({ [consentVersion]: wordings[consentVersion] });
	expect(consentVersion).toBe(Object.keys(wordings).at(-1));
});
