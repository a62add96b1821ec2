export { filesOf, htmlFilesOf, routeOf } from '../../tools/built-files.ts';
