/** Dates have separators or are eight digits; a mobile number has eleven or more. */
const isDate = (fact: string) => /[-/.]\s*[\d০-৯]{1,2}\s*[-/.]/.test(fact) || /^[\d০-৯]{8}$/.test(fact.trim());

/** @returns which field of the call that opens an application the form's one field for both means */
export const factField = (fact: string): "birth_date" | "mobile" => (isDate(fact) ? "birth_date" : "mobile");
