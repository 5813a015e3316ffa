/** What of the editor is in front: a language, the preview or the publish panel. Part of the address, as `vue`. */
export type EditorView = "fr" | "en" | "apercu" | "publier";

export function readEditorView(query: URLSearchParams): EditorView {
	const asked = query.get("vue");
	return asked === "en" || asked === "apercu" || asked === "publier" ? asked : "fr";
}
