import { circularText as text } from "@/lib/bengali/circulars";
import { circularHash, itemPath } from "@/lib/contract/paths";
import styles from "./circular.module.css";
import { CircularLeaf } from "./circular-leaf";

type Props = {
	/** The notice's id. */
	notice: number;
	name: string;
	/** Titles of the classes whose families are asked; none: all. */
	classes: readonly string[];
};

/** Below a notice: that families are asked to confirm it, who, and where. */
export const Circular = ({ notice, name, classes }: Props) => (
	<section className={`${styles.circular} no-print`} id={circularHash.slice(1)} aria-labelledby="circular">
		<h2 id="circular">{text.title}</h2>
		<p>{text.asks(classes)}</p>
		<CircularLeaf notice={notice} path={itemPath("notice", name) + circularHash} />
	</section>
);
