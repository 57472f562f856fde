/** @returns what the form's one field for both facts means, by its digits alone: machineText is heavy for a browser */
export function factField(fact: string): "birth_date" | "mobile" {
	const parts = fact.split(/[^\d০-৯]+/).filter(Boolean);
	const digits = parts.join("").length;
	return digits === 8 || (digits < 8 && parts.length === 3) ? "birth_date" : "mobile";
}
