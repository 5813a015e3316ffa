import type { SeriesName } from "#app/model/mailings/mail-series.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/** Off until an administrator turns it on: nothing may promise a mail of the series before. */
export async function isSeriesOn(store: DocumentStore, name: SeriesName): Promise<boolean> {
	return (await store.get("mailSeries", name))?.data.isOn ?? false;
}
