import { palm, sky } from "./nature";
import { palette } from "./palette";
import { rect, stroke } from "./svg";

/** A window of four panes with a palm before it; (x, y) is its upper left corner. */
export const pane = (x: number, y: number) =>
	`<svg x="${x}" y="${y}" width="210" height="230" viewBox="0 0 210 230">${sky(210, 230)}${rect(0, 180, 210, 50, palette.grass)}${palm(120, 200, 150, 0.1)}</svg>` +
	stroke(`M${x} ${y} h210 v230 h-210 z M${x + 105} ${y} v230 M${x} ${y + 115} h210`, palette.woodDark, 9);
