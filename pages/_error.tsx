import { failureText } from "@/lib/bengali/site";

/**
 * For addresses whose percent signs make no sense: they reach no route, and without this page of the older
 * router Next answers them with 500.
 */
export default function MalformedAddress() {
	return <p lang="bn">{failureText.address}</p>;
}
