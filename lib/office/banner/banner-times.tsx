import { ActField } from "../parts/act-field";
import { DateInput } from "../parts/date-picker";
import type { BannerEnd } from "./schema";
import { bannerFormText as text } from "./text";

const { from, time, until } = text;

const ends = ["today", "tomorrow", "week", "other"] as const satisfies readonly BannerEnd[];

type Times = { startsLater: boolean; startsAt: string; end: BannerEnd; endsAt: string };

type Props = Times & {
	set: (changed: Partial<Times>) => void;
	errors: Record<string, string[] | undefined>;
};

/** When the banner ends, with quick choices, and when it starts. */
export function BannerTimes({ startsLater, startsAt, end, endsAt, set, errors }: Props) {
	return (
		<>
			<fieldset>
				<legend>{until.label}</legend>
				{ends.map((choice) => (
					<label key={choice}>
						<input checked={end === choice} name="end" onChange={() => set({ end: choice })} type="radio" />{" "}
						{until[choice]}
					</label>
				))}
			</fieldset>
			{(end === "other" || errors.endsAt) && (
				<ActField label={time.endsAt} errors={errors.endsAt}>
					{(control) => (
						<DateInput {...control} withTime onChange={(endsAt) => set({ end: "other", endsAt })} value={endsAt} />
					)}
				</ActField>
			)}
			<fieldset>
				<legend>{from.label}</legend>
				{[false, true].map((later) => (
					<label key={String(later)}>
						<input
							checked={startsLater === later}
							name="start"
							onChange={() => set({ startsLater: later })}
							type="radio"
						/>{" "}
						{later ? from.other : from.now}
					</label>
				))}
			</fieldset>
			{startsLater && (
				<ActField label={time.startsAt} errors={errors.startsAt}>
					{(control) => <DateInput {...control} withTime onChange={(startsAt) => set({ startsAt })} value={startsAt} />}
				</ActField>
			)}
		</>
	);
}
