/** What is drawn faintly on the floor of a room, by its name: for the boards that come with the game. */

import altar from 'icon:star-altar'
import bats from 'icon:evil-bat'
import bookshelf from 'icon:bookshelf'
import books from 'icon:open-book'
import bones from 'icon:crossed-bones'
import cage from 'icon:cage'
import campfire from 'icon:campfire'
import candles from 'icon:candles'
import chained from 'icon:crossed-chains'
import chapel from 'icon:church'
import cauldron from 'icon:cauldron'
import chest from 'icon:locked-chest'
import coins from 'icon:coins-pile'
import crystals from 'icon:crystal-growth'
import drops from 'icon:dripping-stone'
import embers from 'icon:burning-embers'
import gears from 'icon:big-gear'
import gold from 'icon:gold-stack'
import guard from 'icon:crossed-axes'
import gravel from 'icon:stone-pile'
import ripples from 'icon:echo-ripples'
import kobold from 'icon:daemon-skull'
import meat from 'icon:meat'
import mud from 'icon:boot-prints'
import mushrooms from 'icon:mushrooms-cluster'
import rat from 'icon:rat'
import roots from 'icon:tree-roots'
import swords from 'icon:rusty-sword'
import toll from 'icon:two-coins'
import torch from 'icon:primitive-torch'
import trophy from 'icon:trophy-cup'
import vault from 'icon:gems'
import waves from 'icon:waves'
import web from 'icon:spider-web'
import wolf from 'icon:wolf-head'

const bodies: Record<string, string> = {
  nw1: drops,
  nw2: swords,
  nw3: rat,
  nw4: altar,
  nw5: mushrooms,
  nw6: bones,
  nw7: chained,
  ne1: torch,
  ne2: books,
  ne3: kobold,
  ne4: cauldron,
  ne5: crystals,
  ne6: ripples,
  ne7: cage,
  sw1: mud,
  sw2: chapel,
  sw3: bats,
  sw4: guard,
  sw5: web,
  sw6: waves,
  sw7: meat,
  se1: gravel,
  se2: bookshelf,
  se3: wolf,
  se4: gears,
  se5: roots,
  se6: embers,
  se7: trophy,
  n1: toll,
  n2: gold,
  w: coins,
  e: chest,
  s: vault,
}

const others = [bones, candles, web, gravel, campfire, drops, mushrooms]
const titles: Record<string, true> = { 'lair-2006': true, 'lair-2015': true }

/** The paths of the drawing on the floor of a room, in a box of 512. */
export function motifOf(board: string, room: string, number: number): string[] {
  const body = (titles[board] ? bodies[room] : undefined) ?? others[number % others.length] ?? ''
  return [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1] ?? '')
}
