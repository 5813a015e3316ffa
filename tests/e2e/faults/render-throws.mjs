// Preloaded into a production server: every server render throws, as a broken component would.
import { createRequire } from "node:module";

const server = createRequire(import.meta.url)("react-dom/server");
server.renderToString = () => {
	throw new Error("the render was made to fail");
};
