export const entryViews = ["all", "draft", "scheduled", "stale", "edited"] as const;

export type EntryView = (typeof entryViews)[number];

export function isEntryView(value: unknown): value is EntryView {
	return (entryViews as readonly unknown[]).includes(value);
}
