"use client";
import type { ComponentProps } from "react";
import { withInlinePicture } from "./inline-pictures";

/** A page's first picture, which on the server takes the small version that the page left for it. */
export const FirstPicture = ({ alt, style, ...attributes }: ComponentProps<"img"> & { src: string }) => (
	<img
		alt={alt}
		{...withInlinePicture({ ...attributes, style: { ...style, backgroundSize: "cover" } })}
		// Only the server has the small version, and React leaves the attributes of its HTML alone.
		suppressHydrationWarning
	/>
);
