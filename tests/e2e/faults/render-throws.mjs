// Preloaded into a production server: the first render of every response throws, as a broken component would.
// The second render, which leaves the page out, succeeds.
import { createRequire } from "node:module";

const server = createRequire(import.meta.url)("react-dom/server");
const { renderToString } = server;
let renders = 0;
server.renderToString = (...given) => {
	renders++;
	if (renders % 2 === 1) throw new Error("the render was made to fail");
	return renderToString(...given);
};
