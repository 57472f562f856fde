import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { titles } from "@/lib/bengali/site";

type Props = PageProps<"/[...missing]">;

export const metadata: Metadata = { title: titles.notFound };

// One path stands for all; the others are made at their first request.
export const generateStaticParams = () => [{ missing: ["404"] }];

async function Missing({ params }: Props) {
	await params;
	return notFound();
}

// Thrown inside a boundary, the error sets the status and leaves the frame and the fallback as plain HTML.
export default function MissingPage(props: Props) {
	return (
		<Suspense fallback={<NotFoundMessage />}>
			<Missing {...props} />
		</Suspense>
	);
}
