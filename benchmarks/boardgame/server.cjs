// boardgame.io's own server with The Game as simple as it can be: node server.cjs PORT [STORE]. Matches are kept in
// memory; in files, where STORE is a folder; in a database, where it is a postgresql:// address (bgio-postgres).
const net = require("node:net");
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const COPIES = { up1: 1, up2: 1, down1: 100, down2: 100 };
const SEATS = 4;
const HAND = 6;

const fits = (name, top, card) => (name.startsWith("up") ? card > top || card === top - 10 : card < top || card === top + 10);
// Nobody has a card left, or whoever's turn it is cannot lay as many as they have to.
const stuck = (G, seat) =>
  G.laid < (G.deck.length ? 2 : 1) && !G.hands[seat].some((card) => Object.entries(G.piles).some(([name, top]) => fits(name, top, card)));
const over = ({ G, ctx }) => {
  if (!G.deck.length && Object.values(G.hands).every((hand) => !hand.length)) return { won: true };
  if (stuck(G, ctx.currentPlayer)) return { won: false };
};
const deal = (random) => {
  const deck = random.Shuffle(Array.from({ length: 98 }, (_, n) => n + 2));
  const hands = Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, deck.splice(0, HAND)]));
  return { deck, hands, piles: { ...COPIES }, laid: 0 };
};

const game = {
  name: "cards",
  setup: ({ random }) => deal(random),
  moves: {
    lay: ({ G, playerID }, card, name) => {
      const at = G.hands[playerID].indexOf(card);
      if (at < 0 || !fits(name, G.piles[name], card)) return "INVALID_MOVE";
      G.hands[playerID].splice(at, 1);
      G.piles[name] = card;
      G.laid += 1;
    },
    end: ({ G, playerID, events }) => {
      while (G.hands[playerID].length < HAND && G.deck.length) G.hands[playerID].push(G.deck.pop());
      G.laid = 0;
      events.endTurn();
    },
  },
  endIf: over,
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: Object.fromEntries(Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length])),
  }),
};

// For this machine alone, which boardgame.io has no setting for.
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, port, "127.0.0.1", ...rest);
};

const [port, store] = process.argv.slice(2);
const stored = () => {
  if (!store) return undefined;
  if (!store.startsWith("postgresql://")) return new FlatFile({ dir: store });
  const { PostgresStore } = require("bgio-postgres");
  return new PostgresStore(store, { logging: false });
};
const db = stored();
Server({ games: [game], origins: [Origins.LOCALHOST], db }).run({ port: Number(port), callback: () => console.log("ready") });
