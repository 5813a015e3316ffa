import { dayInMontreal } from "#app/time/montreal.ts";

/** A download that the browser saves and never displays, because it contains visitors' input. */
export function download(content: string, type: "text/csv" | "application/json", name: string, now: Date): Response {
	const extension = type === "text/csv" ? "csv" : "json";
	const day = dayInMontreal(now);
	// A byte order mark: without it, spreadsheets assume a regional encoding.
	const mark = type === "text/csv" ? "\ufeff" : "";
	return new Response(mark + content, {
		headers: {
			"Content-Type": `${type}; charset=utf-8`,
			"Content-Disposition": `attachment; filename="${name}-${day}.${extension}"`,
		},
	});
}
