export { articleNode, courseNode, drawnPicture, faqNode, listNode, videoNode } from './contents.ts';
export { fieldOfProblem } from './fields.ts';
export { type About, type Crumb, type Graph, graph, organisationNode, pageNode, siteNode } from './graph.ts';
export { nodesIn, type StructuredProblem, structuredProblems } from './problems.ts';
export { SHAPES } from './shapes.ts';
