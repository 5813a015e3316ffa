import { useEffect, useRef } from "react";
import { createPreviewLoads } from "./preview-loads.ts";

export type Screen = "phone" | "desktop";

const widths: Readonly<Record<Screen, number>> = { phone: 390, desktop: 1280 };

/** The real page with the draft, scaled down to fit. Reloads after each save and keeps its scroll position. */
export function PreviewFrame({
	src,
	title,
	screen,
	saves,
	isPicture = false,
	width = widths[screen],
}: {
	src: string;
	title: string;
	screen: Screen;
	saves: number;
	/** One of many: loads when it comes into view, and takes neither focus nor clicks. A link beside it opens the page. */
	isPicture?: boolean;
	/** Of the page inside, in CSS pixels. */
	width?: number;
}) {
	const box = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const scroll = useRef(0);
	const shown = useRef(saves);
	const loads = useRef<ReturnType<typeof createPreviewLoads>>(null);

	useEffect(() => {
		const [around, inside] = [box.current, frame.current];
		if (!around || !inside) return;
		const resize = () => {
			const scale = Math.min(1, around.clientWidth / width);
			inside.style.width = `${width}px`;
			inside.style.height = `${around.clientHeight / scale}px`;
			inside.style.scale = String(scale);
		};
		resize();
		const observer = new ResizeObserver(resize);
		observer.observe(around);
		return () => observer.disconnect();
	}, [width]);

	useEffect(() => {
		const inside = frame.current;
		if (!inside) return;
		const load = () => {
			// Null when the browser shows its own error page: the server could not be reached.
			if (inside.contentDocument) scroll.current = inside.contentWindow?.scrollY ?? 0;
			inside.contentWindow?.location.replace(src);
		};
		// A frame in the server-rendered document may have loaded before this code ran.
		const isThere = inside.contentDocument?.URL.endsWith(src) && inside.contentDocument.readyState === "complete";
		if (isThere) settle(inside, title, scroll.current);
		const own = createPreviewLoads(load, { isLoading: !isThere });
		loads.current = own;
		const onLoad = () => {
			settle(inside, title, scroll.current);
			own.loaded();
		};
		inside.addEventListener("load", onLoad);
		return () => inside.removeEventListener("load", onLoad);
	}, [src, title]);

	useEffect(() => {
		if (shown.current === saves) return;
		shown.current = saves;
		loads.current?.saved();
	}, [saves]);

	return (
		<div ref={box} className="preview-box" data-screen={screen}>
			<iframe ref={frame} src={src} title={title} loading={isPicture ? "lazy" : undefined} inert={isPicture} />
		</div>
	);
}

/** Restores the scroll position, and labels the landmarks with the title: the editor has the same landmarks. */
function settle({ contentDocument, contentWindow }: HTMLIFrameElement, title: string, top: number): void {
	if (!contentDocument) return;
	contentWindow?.scrollTo({ top, behavior: "instant" });
	for (const landmark of contentDocument.querySelectorAll("body > header, main, body > footer"))
		landmark.setAttribute("aria-label", title);
	stayHere(contentDocument);
}

/** Disables the links and forms of the preview, so that it neither navigates nor sends a lead. */
function stayHere(page: Document): void {
	const stop = (event: Event) => {
		const isAway = event.type === "submit" || (event.target as Element | null)?.closest?.("a[href]");
		const link = (event.target as Element | null)?.closest?.("a[href]")?.getAttribute("href") ?? "";
		if (!isAway || link.startsWith("#")) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	page.addEventListener("click", stop, true);
	page.addEventListener("submit", stop, true);
}
