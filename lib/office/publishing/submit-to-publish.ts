import { useDocumentInfo, useForm } from "@payloadcms/ui";

/**
 * @returns whether what was saved last is a draft. Payload counts the saves of the form as drafts, also those that the
 * server has left out because they change nothing.
 */
export const hasNewerDraft = ({
	savedDocumentData,
	unpublishedVersionCount,
}: Pick<ReturnType<typeof useDocumentInfo>, "savedDocumentData" | "unpublishedVersionCount">): boolean =>
	unpublishedVersionCount > 0 && savedDocumentData?._status !== "published";

/**
 * @param slug of the record's collection. @param id of the record
 * @returns a function that saves the form as a draft, as Payload's own autosave does
 */
export function useSaveDraft(slug: string | undefined, id: number | string | undefined) {
	const { submit } = useForm();
	return (options: Parameters<typeof submit>[0] = {}) =>
		submit({
			acceptValues: { overrideLocalChanges: false },
			action: `/cms/${slug}/${id}?autosave=true&draft=true&depth=0`,
			disableFormWhileProcessing: false,
			method: "PATCH",
			overrides: { _status: "draft" },
			skipValidation: true,
			...options,
		});
}

/** @returns a function that publishes what stands in the form */
export function useSubmitToPublish() {
	const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo();
	const { setModified, submit } = useForm();
	return async (options: Parameters<typeof submit>[0] = {}) => {
		const result = await submit({ ...options, overrides: { _status: "published" } });
		if (!result) return;
		// After a save in the background Payload leaves the form as changed when it is published, and saves it as a draft again.
		setModified(false);
		setUnpublishedVersionCount(0);
		setMostRecentVersionIsAutosaved(false);
		setHasPublishedDoc(true);
	};
}
