/** A file for the browser to keep, never to show: it holds what people typed. */
export function download(content: string, type: "text/csv" | "application/json", name: string, now: Date): Response {
	const extension = type === "text/csv" ? "csv" : "json";
	const day = now.toISOString().slice(0, 10);
	// Spreadsheets take a file without this mark for the alphabet of their own country.
	const mark = type === "text/csv" ? "\ufeff" : "";
	return new Response(mark + content, {
		headers: {
			"Content-Type": `${type}; charset=utf-8`,
			"Content-Disposition": `attachment; filename="${name}-${day}.${extension}"`,
		},
	});
}
