/**
 * `strict-dynamic` trusts script elements that a trusted script adds, but not the imports of a hashed inline script.
 * So each module is loaded by a script element, and the import that follows finds it already loaded.
 */
const load = `const load=(url)=>new Promise((resolve,reject)=>{const element=document.createElement("script");element.type="module";element.src=url;element.onload=()=>{element.remove();resolve(import(url))};element.onerror=()=>reject(new Error("Could not load "+url));document.head.append(element)});`;

/** Any of these shows that somebody uses the page: a pointer moves before it presses, a finger scrolls before it taps. */
const signs = ["pointermove", "pointerdown", "keydown", "touchstart", "scroll", "focusin", "submit"];

/** How long the files of the bundle wait after the load: on a slow network, fonts and pictures of the page come first. */
const fetchDelay = 1_000;

/** How long a page waits for a sign. A reader who touches nothing gets the enhancements then. */
const longestWait = 5_000;

/**
 * Delays the script of React Router, which imports the bundle at once. Links and forms work without it.
 *
 * It starts at the first sign of a visitor. Without one it starts when the page is loaded and painted and the browser is
 * idle. With `files`, the files of the bundle, it only fetches these soon after, and starts five seconds later: a page that
 * needs no script to be read leaves a slow phone free until somebody uses it, and the first sign finds the files in the
 * browser's cache.
 *
 * Undocumented: the module script of `<Scripts>` is a list of static imports, then statements, then one `import()`.
 */
export function startLate(code: string, files: readonly string[] = []): string {
	const inIdleTime = files.length > 0 ? fetchFiles(files) : "start()";
	return [
		"(()=>{let done=false;",
		`const signs=${JSON.stringify(signs)};`,
		load,
		// Chromium reports a pointer that rests where the page appears as a move by nothing.
		'const rests=(event)=>event?.type==="pointermove"&&!event.movementX&&!event.movementY;',
		`const start=(event)=>{if(done||rests(event))return;done=true;for(const sign of signs)removeEventListener(sign,start,true);${importDynamically(code)}};`,
		"for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});",
		`const prepare=()=>{if(!done){${inIdleTime}}};`,
		// Idle time follows the paint of the frame that is asked for here; a document without a body has no frames to wait for.
		"const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(prepare,{timeout:2000}):setTimeout(prepare);",
		'const whenPainted=()=>"mount"in document.documentElement.dataset?start():requestAnimationFrame(whenIdle);',
		'if(document.readyState==="complete")whenPainted();else addEventListener("load",whenPainted,{once:true})})()',
	].join("");
}

function fetchFiles(files: readonly string[]): string {
	// One after the other: starting nine requests at once took a task of 27 to 54 ms.
	const fetchAll = `async()=>{try{for(const file of ${JSON.stringify(files)})if(!done)await fetch(file)}catch{}}`;
	return `setTimeout(${fetchAll},${fetchDelay});setTimeout(start,${longestWait})`;
}

/**
 * Replaces static imports by one `Promise.all` of loads; the statements after them run when all are loaded. Each import
 * begins a statement: the id of a route may end with the same word.
 */
export function importDynamically(code: string): string {
	const modules: string[] = [];
	const names: string[] = [];
	const rest = code
		.replace(
			/(?<=^|;)[ \t]*import[ \t]*(?:\*[ \t]*as[ \t]+(\w+)[ \t]+from[ \t]*)?("[^"]+");?/gm,
			(_, name: string | undefined, url: string) => {
				names.push(name ?? `_${names.length}`);
				modules.push(url);
				return "";
			},
		)
		.replace(/(?<=^|;)([ \t]*)import\(/gm, "$1load(")
		.replace(/^[\s;]+/, "");
	return `Promise.all([${modules.map((url) => `load(${url})`).join(",")}]).then(([${names.join(",")}])=>{${rest}}).catch((error)=>console.error("Error while mounting app:",error))`;
}
