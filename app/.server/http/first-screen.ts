import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashSource } from "./security-headers.ts";

/** Inlined into the head of a page, so that its first screen needs no second request. */
export interface FirstScreen {
	/** The site's style sheet, which the render links to. */
	href: string;
	/**
	 * Replaces that link. Includes a copy that is never fetched, because React looks for the link: some versions of Chromium
	 * fetch a disabled one while they parse, unless its medium is none of theirs.
	 */
	inline: string;
	/** CSP sources of the inline style and of the inline script. */
	styles: string;
	scripts: string;
}

/**
 * Sets `[data-fold]`, with which app/styles/components.css defers layout below the first screen on phones. Only for a
 * navigation to the top: after a reload, on back or with a fragment the browser scrolls down, which needs the layout.
 *
 * After the load the parts that the style sheet folds are laid out in idle time, some 60 elements in a frame: idle tasks that
 * share a frame share its layout, and 340 elements took 24 ms, those of one step 8 to 11. Until then the browser assumes
 * heights, and tools that check a page see no background behind its text. A key lays out everything before it moves the
 * focus: sections that get their heights later would push the stop out of the screen.
 */
const fold = [
	'if(matchMedia("(max-width:48rem)").matches&&performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){',
	"const root=document.documentElement;",
	'root.dataset.fold="";',
	"const unfold=()=>delete root.dataset.fold;",
	'addEventListener("keydown",unfold,{once:true,capture:true});',
	// Safari has no idle tasks.
	"const whenIdle=window.requestIdleCallback??setTimeout;",
	'addEventListener("load",()=>{',
	'const folded=[...document.querySelectorAll("main :is(section~section,.section,.far,.after-first-screen,[data-reveal],.prose>:nth-child(n+8)),footer,footer ul")];',
	"const next=()=>{",
	"for(let elements=0;elements<60;){",
	"const part=folded.shift();",
	"if(!part)return unfold();",
	'part.style.contentVisibility="visible";',
	'elements+=part.getElementsByTagName("*").length}',
	"requestAnimationFrame(()=>whenIdle(next))};",
	"whenIdle(next)})}",
].join("");

/**
 * On a phone the first press starts the scripts, too late for them to handle it. This marks the pressed button or telephone
 * number: app/runtime/early-press.ts presses the button again, app/runtime/count-views.ts counts the call.
 */
const markPress = [
	'addEventListener("click",({target})=>target.closest?.(\'button[type=button]:not([popovertarget]),a[href^="tel:"]\')',
	'?.setAttribute("data-pressed",""),true);',
].join("");

export async function readFirstScreen(client: string, href: string): Promise<FirstScreen> {
	const script = markPress + fold;
	const rules = await readFile(join(client, href), "utf8");
	return {
		href,
		inline: `<script>${script}</script><style>${rules}</style><link rel="stylesheet" href="${href}" media="not all" disabled=""/>`,
		styles: hashSource(rules),
		scripts: hashSource(script),
	};
}
