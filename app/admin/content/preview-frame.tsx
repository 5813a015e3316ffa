import { useEffect, useRef } from "react";

export type Screen = "phone" | "desktop";

const widths: Readonly<Record<Screen, number>> = { phone: 390, desktop: 1280 };

/**
 * The real page with the draft in it, as wide as a phone or a desk and made smaller where it does not fit. It loads
 * again after each save and stays where it was read.
 */
export function PreviewFrame({
	src,
	title,
	screen,
	saves,
}: {
	src: string;
	title: string;
	screen: Screen;
	saves: number;
}) {
	const box = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const scroll = useRef(0);
	const shown = useRef(saves);

	useEffect(() => {
		const [around, inside] = [box.current, frame.current];
		if (!around || !inside) return;
		const resize = () => {
			const scale = Math.min(1, around.clientWidth / widths[screen]);
			inside.style.width = `${widths[screen]}px`;
			inside.style.height = `${around.clientHeight / scale}px`;
			inside.style.scale = String(scale);
		};
		resize();
		const observer = new ResizeObserver(resize);
		observer.observe(around);
		return () => observer.disconnect();
	}, [screen]);

	useEffect(() => {
		if (shown.current === saves) return;
		shown.current = saves;
		const page = frame.current?.contentWindow;
		if (!page) return;
		scroll.current = page.scrollY;
		page.location.replace(src);
	}, [saves, src]);

	return (
		<div ref={box} className="preview-box" data-screen={screen}>
			<iframe
				ref={frame}
				src={src}
				title={title}
				onLoad={({ currentTarget: { contentWindow } }) => {
					if (!contentWindow) return;
					contentWindow.scrollTo({ top: scroll.current, behavior: "instant" });
					stayHere(contentWindow.document);
				}}
			/>
		</div>
	);
}

/** A preview is looked at: its links lead nowhere, and its forms send nothing to the team. */
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
